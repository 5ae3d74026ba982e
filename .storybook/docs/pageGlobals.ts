import { createContext } from "react"

/** What the toolbar is set to; the frames on a docs page are opened with it. */
export const PageGlobals = createContext<Readonly<Record<string, unknown>>>({})

/**
 * The toolbar's settings in an address, as Storybook writes them: `globals=theme:evening;textSize:double`.
 * @param search an address's query
 */
export function globalsOfAddress(search: string): Record<string, string> {
  const pairs = (new URLSearchParams(search).get("globals") ?? "").split(";")
  return Object.fromEntries(
    pairs.map((pair) => pair.split(":")).filter(([name, value]) => name !== "" && value),
  )
}

/** The same settings as an address's `globals`; what Storybook could not read back is left out. */
export function globalsForAddress(globals: Readonly<Record<string, unknown>>): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === "string" && /^[\w-]+$/.test(value))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";")
}
