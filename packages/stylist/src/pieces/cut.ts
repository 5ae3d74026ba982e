import { type Cut, usualCut } from "@stylin/garments/vocabulary"
import { type Code, kindOf, unpackCut } from "./codes.ts"

// The rules ask for cuts at every step of a search, and few different ones are said.
const SAID = new Map<number, Cut>()
const WHOLE = new Map<number, Cut>()
const MOST_KNOWN = 20_000
/** More than there are kinds. */
const KINDS = 256

/** What is said of a piece's cut, cached. */
export function saidCutOf({ cut }: Pick<Code, "cut">): Cut {
  return SAID.get(cut) ?? kept(SAID, cut, unpackCut(cut))
}

/** A piece's cut, as usual for its kind where nothing else is said, cached. */
export function cutOf({ kind, cut }: Pick<Code, "kind" | "cut">): Cut {
  const key = cut * KINDS + kind
  return WHOLE.get(key) ?? kept(WHOLE, key, { ...usualCut(kindOf(kind)), ...saidCutOf({ cut }) })
}

function kept(known: Map<number, Cut>, key: number, cut: Cut): Cut {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, cut)
  return cut
}
