import { render } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { GERMAN, weatherWords } from "./de/index.ts"
import { rich } from "./rich.tsx"
import { t } from "./t.ts"

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const parts = Object.entries(
  import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
    ["./de/*.ts", "!./de/index.ts"],
    { eager: true },
  ),
)
const messages = parts.flatMap(([, part]) => Object.values(part).flatMap(Object.entries<string>))

it("says a message as it stands, with values in it, and without what tells it apart", () => {
  expect(t("Welcome back")).toBe("Welcome back")
  expect(t("We found no account for {email}.", { email: "ann@example.com" })).toBe(
    "We found no account for ann@example.com.",
  )
})

it("says it in the language that she chose, else in the browser's", async () => {
  vi.stubGlobal("navigator", { languages: ["fr-FR", "de-AT", "en"] })
  vi.resetModules()
  const german = await import("./t.ts")
  expect(german.t("Next")).toBe("Next")
  await german.loadWords()
  expect(german.t("We found no account for {email}.", { email: "ann@example.com" })).toBe(
    "Für ann@example.com gibt es kein Konto.",
  )

  localStorage.setItem("language", JSON.stringify({ version: 1, value: "en" }))
  vi.resetModules()
  const english = await import("./t.ts")
  await english.loadWords()
  expect(english.t("Next")).toBe("Next")
})

it("says the weather in German from what is known of it", () => {
  const day = { day: "2026-11-24", words: "in English", is_wet: true, is_windy: false }
  const range = { low: -4.4, high: 2 }
  expect(weatherWords({ ...day, ...range, told_by: "forecast" })).toBe("−4 bis 2 Grad, Regen")
  expect(weatherWords({ ...day, ...range, told_by: "cold" })).toBe("ein kalter Tag")
  expect(weatherWords({ ...day, ...range, told_by: "month" })).toBe("wie im November üblich")
  expect(weatherWords({ ...day, ...range, told_by: "a cat" })).toBe("in English")
})

it("draws the parts of a message that stand between tags", () => {
  const link = (text: string) => <a href="/">{text}</a>
  const { container } = render(<p>{rich("New here? <link>Sign up</link> now", { link })}</p>)
  expect(container.innerHTML).toBe('<p>New here? <a href="/">Sign up</a> now</p>')
  const twoLines = render(<p>{rich("“<link>Kleid\nlang</link>” is a …", { link })}</p>)
  expect(twoLines.container.innerHTML).toBe('<p>“<a href="/">Kleid\nlang</a>” is a …</p>')
})

it("says each message in one place, with the same names and tags in both languages", () => {
  const twice = messages.map(([message]) => message).filter((m, at, all) => all.indexOf(m) !== at)
  expect(twice).toEqual([])
  expect(Object.keys(GERMAN).toSorted()).toEqual(messages.map(([message]) => message).toSorted())

  const marks = (text: string) => text.match(/\{\w+\}|<\/?\w+>/g)?.toSorted() ?? []
  const unlike = messages.filter(([en, de]) => marks(en).join() !== marks(de).join())
  expect(unlike).toEqual([])
})
