import { Badge } from "@stylin/ui"
import type { ColourMatch } from "../../lib/colourMatch.ts"

const WORDS = {
  best: ["green", "Your colour"],
  good: ["plain", "Suits you"],
  away: ["orange", "Not near your face"],
} as const

/** How well a garment suits her colours. */
export function ItemMatch({ match }: { match: ColourMatch }) {
  const [tone, words] = WORDS[match]
  return <Badge tone={tone}>{words}</Badge>
}
