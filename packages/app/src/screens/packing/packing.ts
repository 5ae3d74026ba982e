import type { ClothingItem, Trip } from "@stylin/api/contract"
import { SECTIONS } from "@stylin/garments/vocabulary"
import { LOCALE } from "../../words/language.ts"
import { t, tn } from "../../words/t.ts"

/** A piece to pack, and the parts of the trip whose looks have it. */
export interface PackedPiece {
  readonly item: ClothingItem
  readonly parts: readonly Trip["parts"][number][]
}

/** Everything to pack, each once, from what is worn on top to what goes with it; most used first. */
export function piecesOf({ parts }: Pick<Trip, "parts">): PackedPiece[] {
  const pieces = new Map<string, { item: ClothingItem; parts: Trip["parts"] }>()
  for (const part of parts) {
    for (const [item] of part.look?.clothes ?? []) {
      if (!item) continue
      const known = pieces.get(item.item_id)
      if (known) known.parts.push(part)
      else pieces.set(item.item_id, { item, parts: [part] })
    }
  }
  const placeOf = ({ item }: PackedPiece) => SECTIONS.indexOf(item.section)
  return [...pieces.values()].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || b.parts.length - a.parts.length,
  )
}

/** Why a piece is in: "In 3 of your 5 looks". */
export function whyPacked({ parts }: Pick<PackedPiece, "parts">, looks: number): string {
  if (looks === 1) return t("In your one look")
  if (parts.length === looks && looks === 2) return t("In both looks")
  if (parts.length === looks) return t("In all {count} looks", { count: looks })
  return t("In {count} of your {all} looks", { count: parts.length, all: looks })
}

const dates = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" })

/** When a trip is: "27–30 November". */
export function tripDates({ parts }: Pick<Trip, "parts">): string {
  const days = parts.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ""
  return dates.formatRange(new Date(first), new Date(last))
}

/** "9 pieces make 7 looks." */
export function packedWords(pieces: number, looks: number): string {
  const made = tn(looks, "{count} look", "{count} looks")
  return tn(pieces, "{count} piece makes {looks}.", "{count} pieces make {looks}.", { looks: made })
}

/** The trip that she packs for next, or else the latest; they come with the one that begins last first. */
export function nextTrip(trips: readonly Trip[], today: string): Trip | undefined {
  const isAhead = ({ parts }: Trip) => parts.some(({ day }) => day >= today)
  return trips.findLast(isAhead) ?? trips[0]
}
