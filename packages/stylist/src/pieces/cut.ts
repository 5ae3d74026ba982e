import { type Cut, usualCut } from "@stylin/garments/vocabulary"
import { type Code, kindOf, unpackCut } from "./codes.ts"

// The rules ask for cuts at every step of a search, and few different ones are said.
const SAID = new Map<number, Cut>()
const MOST_KNOWN = 20_000
/** How many whole cuts are remembered, a power of two; the next that has the same place takes it. */
const PLACES = 1 << 12
const WHOLE: ({ readonly kind: number; readonly cut: number; readonly whole: Cut } | undefined)[] =
  new Array(PLACES).fill(undefined)

/** What is said of a piece's cut, cached. */
export function saidCutOf({ cut }: Pick<Code, "cut">): Cut {
  return SAID.get(cut) ?? kept(SAID, cut, unpackCut(cut))
}

/** A piece's cut, as usual for its kind where nothing else is said, cached. */
export function cutOf({ kind, cut }: Pick<Code, "kind" | "cut">): Cut {
  const mixed = Math.imul(cut, 0x9e3779b1) ^ Math.imul(kind, 0x85ebca6b)
  const place = (mixed ^ (mixed >>> 16)) & (PLACES - 1)
  const known = WHOLE[place]
  if (known && known.cut === cut && known.kind === kind) return known.whole
  const whole = { ...usualCut(kindOf(kind)), ...saidCutOf({ cut }) }
  WHOLE[place] = { kind, cut, whole }
  return whole
}

function kept(known: Map<number, Cut>, key: number, cut: Cut): Cut {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, cut)
  return cut
}
