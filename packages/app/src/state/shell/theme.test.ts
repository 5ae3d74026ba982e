import { readFileSync } from "node:fs"
import { join } from "node:path"
import { palette } from "@stylin/ui"
import { beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../session/auth.ts"
import { chooseTheme, theme } from "./theme.ts"

const SCRIPT = readFileSync(join(import.meta.dirname, "../../../public/theme.js"), "utf8")
const HEAD = `
  <meta name="theme-color" content="${palette.light.paper}" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="${palette.evening.paper}" media="(prefers-color-scheme: dark)">`

/** What a reload does before the first paint. The rules of what other files drew must stay. */
function reload() {
  delete document.documentElement.dataset.theme
  for (const one of document.head.querySelectorAll("meta, script")) one.remove()
  document.head.insertAdjacentHTML("beforeend", HEAD)
  const script = document.createElement("script")
  script.textContent = SCRIPT
  document.head.append(script)
}

const shown = () => ({
  theme: document.documentElement.dataset.theme,
  bars: [...document.querySelectorAll("meta")].map((meta) => meta.content),
})
const BOTH = [palette.light.paper, palette.evening.paper]

beforeEach(() => {
  endSession()
  reload()
})

it("follows the system until she chooses", () => {
  expect(theme.choice).toBe("system")
  expect(shown()).toEqual({ theme: undefined, bars: BOTH })
})

it.each(["light", "evening"] as const)("shows %s at once, and again after a reload", (choice) => {
  const expected = { theme: choice, bars: [palette[choice].paper, palette[choice].paper] }
  chooseTheme(choice)
  expect(shown()).toEqual(expected)
  reload()
  expect(shown()).toEqual(expected)
})

it("follows the system again when she chooses that, or signs out", () => {
  chooseTheme("evening")
  chooseTheme("system")
  expect(shown()).toEqual({ theme: undefined, bars: BOTH })
  chooseTheme("evening")
  endSession()
  expect(shown()).toEqual({ theme: undefined, bars: BOTH })
  reload()
  expect(shown().theme).toBeUndefined()
})

it("follows what she chooses in another tab, at once", () => {
  const elsewhere = (choice: string | null, key: string | null = "theme") => {
    if (choice === null) localStorage.removeItem("theme")
    else localStorage.setItem("theme", JSON.stringify({ version: 1, value: choice }))
    window.dispatchEvent(new StorageEvent("storage", { key }))
  }
  elsewhere("evening")
  expect(shown().theme).toBe("evening")
  expect(theme.choice).toBe("evening")
  elsewhere(null)
  expect(shown()).toEqual({ theme: undefined, bars: BOTH })
  elsewhere("light")
  elsewhere(null, null)
  expect(theme.choice).toBe("system")
})

it.each([
  ["no JSON", "evening"],
  ["another version", '{"version":2,"value":"evening"}'],
  ["no theme", '{"version":1,"value":"constructor"}'],
])("follows the system if the stored value is %s", async (_, text) => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem("theme", text)
  reload()
  expect(shown().theme).toBeUndefined()
  vi.resetModules()
  const fresh = await import("./theme.ts")
  expect(fresh.theme.choice).toBe("system")
})
