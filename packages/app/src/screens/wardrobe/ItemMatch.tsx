import { Badge } from "@stylin/ui"
import type { ColourMatch } from "../../lib/colourMatch.ts"
import { t } from "../../words/t.ts"

const WORDS = {
  best: ["green", t("Your colour")],
  good: ["plain", t("Suits you")],
  away: ["orange", t("Not near your face")],
} as const

/** How well a garment suits her colours. */
export function ItemMatch({ match }: { match: ColourMatch }) {
  const [tone, words] = WORDS[match]
  return <Badge tone={tone}>{words}</Badge>
}
