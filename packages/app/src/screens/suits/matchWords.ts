import type { ClothMatch, Lean, NearSwatch } from "../../lib/clothMatch.ts"
import { joinedByAnd } from "../../words/joined.ts"
import { capitalised, sayWithin, sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

/** What is said of cloth: a verdict, why, and a name for the list of her closest colours. */
export interface MatchWords {
  readonly verdict: string
  readonly why: string
  readonly list: string
}

const LEANS: Readonly<Record<Lean, string>> = {
  lighter: t("lighter"),
  darker: t("darker"),
  stronger: t("stronger"),
  softer: t("softer"),
  warmer: t("warmer"),
  cooler: t("cooler"),
}

const CLOSEST = t("Your closest colours")
const INSTEAD = t("Try these instead")

/** Plain words for how cloth suits her. */
export function matchWords({ verdict, nearest: [closest], leans }: ClothMatch): MatchWords {
  const { group } = closest
  const name = sayWithin(closest.name)
  const how = joinedByAnd(leans.map((lean) => LEANS[lean]))
  switch (verdict) {
    case "yours":
      return {
        verdict: t("In your palette"),
        why: wornWords(name, group),
        list: CLOSEST,
      }
    case "close":
      return {
        verdict: t("Close to your {name}", { name }),
        why: how
          ? t("A little {how}, but at home among your colours.", { how })
          : t("At home among your colours."),
        list: CLOSEST,
      }
    case "suits":
      return {
        verdict: t("It suits you"),
        why: t("Not one of your swatches, but one of their kind."),
        list: CLOSEST,
      }
    case "away":
      return {
        verdict: t("Not near your face"),
        why: how
          ? t("{How} than your colours. Below the waist, it does no harm.", {
              How: capitalised(how),
            })
          : t("It works against your colours. Below the waist, it does no harm."),
        list: INSTEAD,
      }
    default:
      return {
        verdict: t("Not one of yours"),
        why: how
          ? t("{How} than {name}, your closest colour.", { How: capitalised(how), name })
          : t("Far from your colours."),
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

/** How one of her own colours is worn. */
function wornWords(name: string, group: NearSwatch["group"]): string {
  switch (group) {
    case "best":
      return t("This is your {name}: wear it near your face.", { name })
    case "accents":
      return t("This is your {name}: one piece of it at a time.", { name })
    case "neutrals":
      return t("This is your {name}: a base for coats, trousers and bags.", { name })
    default:
      return t("This is your {name}.", { name })
  }
}
