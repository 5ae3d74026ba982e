import { type NamedSwatch, wornPalette } from "@stylin/garments/colour"
import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { afterEach, expect, it, vi } from "vitest"
import { VOCABULARY } from "./de/index.ts"
import { sayKind } from "./sayKind.ts"
import { sayWithin, sayWord } from "./sayWord.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const lists = Object.values(
  import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
    ["./de/vocabulary/*.ts", "!./de/vocabulary/index.ts"],
    { eager: true },
  ),
).flatMap(Object.values<Readonly<Record<string, string>>>)

it("says a value as a label and within a sentence, and an unknown one as it is", () => {
  expect(sayWord("inverted_triangle")).toBe("Inverted triangle")
  expect(sayWithin("upper_body")).toBe("upper body")
  expect(sayKind("bomber")).toBe("Bomber jacket")
  expect(sayWord("#aabbcc")).toBe("#aabbcc")
})

it("says it in German, where nouns keep their capital within a sentence", async () => {
  vi.stubGlobal("navigator", { languages: ["de"] })
  vi.resetModules()
  const german = await import("./sayWord.ts")
  const { loadWords } = await import("./t.ts")
  await loadWords()
  expect(german.sayWord("navy")).toBe("Marineblau")
  expect(german.sayWithin("navy")).toBe("marineblau")
  expect(german.sayWithin("cotton")).toBe("Baumwolle")
  const kinds = await import("./sayKind.ts")
  expect(kinds.sayKind("bomber")).toBe("Bomberjacke")
})

it("says labels of modules that the page reads ahead of her language's words", async () => {
  vi.stubGlobal("navigator", { languages: ["de"] })
  vi.resetModules()
  const { ACTIVITY_OPTIONS, BODY_TYPE_CHOICES } = await import("../lib/choices.ts")
  const { SKINS } = await import("../lib/skins.ts")
  const { loadWords } = await import("./t.ts")
  await loadWords()
  const labels = [ACTIVITY_OPTIONS[0], BODY_TYPE_CHOICES[0]].map((one) => one?.label)
  expect([...labels, SKINS[0]?.name]).toEqual(["Arbeit", "Sanduhr", "1, am hellsten"])
})

it("has one German word for a value that stands in several lists", () => {
  const said = new Map<string, Set<string>>()
  for (const [value, german] of lists.flatMap(Object.entries<string>)) {
    said.set(value, (said.get(value) ?? new Set()).add(german))
  }
  expect([...said].filter(([, words]) => words.size > 1)).toEqual([])
})

it("has a German word for every colour of the palettes", () => {
  const names = SEASONAL_TYPES.flatMap((type) =>
    Object.values<NamedSwatch[]>({ ...wornPalette(type) }).flatMap((swatches) =>
      swatches.map(({ name }) => name),
    ),
  )
  expect(names.filter((name) => !Object.hasOwn(VOCABULARY, name))).toEqual([])
})
