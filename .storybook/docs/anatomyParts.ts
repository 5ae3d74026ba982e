import type { Anatomy, NamedPart } from "../../packages/ui/src/components/componentNotes.ts"

/** A part as a component's page lists it: named by its notes, or by its code as `data-part`. */
export type Part = Omit<NamedPart, "about"> & { about?: string }

export interface Anatomised {
  notes: Readonly<Record<string, { anatomy?: Anatomy }>>
  facts: Readonly<Record<string, { parts: readonly string[]; uses: readonly string[] }>>
}

/** A component's own parts. */
export function ownParts(name: string, { notes, facts }: Anatomised): Part[] {
  const coded = facts[name]?.parts ?? []
  return [
    ...(notes[name]?.anatomy?.parts ?? []),
    ...coded.map((part) => ({ name: part, at: `[data-part="${part}"]` })),
  ]
}

/** The parts that a component's picture marks: its own, else those of the components that it is composed of. */
export function partsOf(name: string, of: Anatomised): Part[] {
  const own = ownParts(name, of)
  if (own.length > 0) return own
  const used = (of.facts[name]?.uses ?? []).flatMap((one) => ownParts(one, of))
  return [...new Map(used.map((part) => [part.at, part])).values()]
}
