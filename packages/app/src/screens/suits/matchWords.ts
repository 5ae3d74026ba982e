import type { ClothMatch, Lean, NearSwatch } from "../../lib/clothMatch.ts"
import { capitalised, sayWithin, sayWord } from "../../words/sayWord.ts"

/** What is said of cloth: a verdict, why, and a name for the list of her closest colours. */
export interface MatchWords {
  readonly verdict: string
  readonly why: string
  readonly list: string
}

const WORN: Readonly<Record<NearSwatch["group"], string>> = {
  best: "wear it near your face.",
  accents: "one piece of it at a time.",
  neutrals: "a base for coats, trousers and bags.",
  away: "",
}

const CLOSEST = "Your closest colours"
const INSTEAD = "Try these instead"

/** Plain words for how cloth suits her. */
export function matchWords({ verdict, nearest: [closest], leans }: ClothMatch): MatchWords {
  const { group } = closest
  const name = sayWithin(closest.name)
  const how = leanWords(leans)
  switch (verdict) {
    case "yours":
      return {
        verdict: "In your palette",
        why: `This is your ${name}: ${WORN[group]}`,
        list: CLOSEST,
      }
    case "close":
      return {
        verdict: `Close to your ${name}`,
        why: how
          ? `A little ${how}, and at home among your colours.`
          : "At home among your colours.",
        list: CLOSEST,
      }
    case "suits":
      return {
        verdict: "It suits you",
        why: "None of your swatches, but of the same kind.",
        list: CLOSEST,
      }
    case "away":
      return {
        verdict: "Not near your face",
        why: how
          ? `${capitalised(how)} than your colours are. Below the waist it does no harm.`
          : "It works against your colours. Below the waist it does no harm.",
        list: INSTEAD,
      }
    default:
      return {
        verdict: "Not one of yours",
        why: how ? `${capitalised(how)} than your ${name}, the closest.` : "Far from your colours.",
        list: INSTEAD,
      }
  }
}

/** What a screen reader says, once the answer stays the same. */
export function spoken(match: ClothMatch, colourName: string): string {
  const { verdict, why, list } = matchWords(match)
  const names = match.nearest.map(({ name }) => sayWithin(name)).join(", ")
  return `${sayWord(colourName)}. ${verdict}. ${why} ${list}: ${names}.`
}

function leanWords(leans: readonly Lean[]): string {
  return leans.join(" and ")
}
