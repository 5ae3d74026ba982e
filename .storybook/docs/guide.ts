/** What a component's page says besides its stories: `parameters.guide` of the stories' meta. */
export interface Guide {
  /** What it is for, one to three sentences. */
  purpose: string
  /** When to use another component, by name. */
  instead: string
  /** What each key does, or that it takes no focus. */
  keyboard: string
}

/** The parts of a guide in the order of the page, with their headings. */
export const GUIDE_PARTS = [
  { part: "purpose", heading: "What it is for" },
  { part: "instead", heading: "When to use another" },
  { part: "keyboard", heading: "With the keyboard" },
] as const satisfies readonly { part: keyof Guide; heading: string }[]

/** The parts of a guide that have text; `parameters` are untyped, so everything is checked. */
export function readGuide(parameters: unknown): Partial<Guide> {
  const guide = field(parameters, "guide")
  return Object.fromEntries(
    GUIDE_PARTS.map(({ part }) => [part, field(guide, part)] as const).filter(
      ([, words]) => typeof words === "string" && words.trim() !== "",
    ),
  )
}

function field(from: unknown, name: string): unknown {
  return typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined
}
