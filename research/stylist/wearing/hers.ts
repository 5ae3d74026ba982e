import type { FeedPieces } from "@stylin/api/contract"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex, Garment } from "../../../packages/stylist/src/index.ts"
import { styleLooks } from "../../../packages/stylist/src/index.ts"
import { feedInput } from "../her-feed.ts"
import { OFFICE_OF_SEVENTEEN, OWNER_OF_SIXTY, type Wearer } from "./personas.ts"
import { type Manner, wardrobeFrom } from "./shop.ts"

const SEEDS = [3, 11] as const

interface Feeds {
  readonly wearer: Wearer
  readonly occasions: readonly Activity[]
  readonly months: readonly number[]
  readonly looks: number
}

/**
 * How much of what is shown is her own: among new ideas, and in her feed as it comes by default.
 */
export function hersFirst(catalogue: CatalogueIndex, shop: readonly Garment[], manner: Manner) {
  const sixty = { wearer: OWNER_OF_SIXTY, occasions: ACTIVITIES, months: [1, 4, 7, 11], looks: 15 }
  const office = { ...sixty, wearer: OFFICE_OF_SEVENTEEN, occasions: ["work"] as const }
  const of = (feeds: Feeds) => ({
    ideas: shares(feeds, manner, "ideas", catalogue, shop),
    usual: shares(feeds, manner, undefined, catalogue, shop),
  })
  const row = (name: string, goal: string, { ideas, usual }: ReturnType<typeof of>) => ({
    shoes: { name, goal, ideas: ideas.shoes, usual: usual.shoes },
    whole: { name, goal, ideas: ideas.whole, usual: usual.whole },
  })
  const [many, few] = [of(sixty), of(office)]
  return [
    row("owner of 60: looks in her own shoes", ">= 75 %", many).shoes,
    row("owner of 60: looks wholly hers", ">= 35 %", many).whole,
    row("office wardrobe of 17: work looks wholly hers", ">= 20 %", few).whole,
  ]
}

function shares(
  { wearer, occasions, months, looks: count }: Feeds,
  manner: Manner,
  pieces: FeedPieces | undefined,
  catalogue: CatalogueIndex,
  shop: readonly Garment[],
) {
  const wardrobe = wardrobeFrom(wearer.owns, manner)
  const kinds = new Map([...shop, ...wardrobe].map(({ id, slot }) => [id, slot]))
  let [shown, shoes, whole] = [0, 0, 0]
  for (const month of months) {
    for (const occasion of occasions) {
      for (const seed of SEEDS) {
        const her = { ...wearer, occasions: [occasion] }
        const { looks } = styleLooks(
          feedInput(her, { wardrobe, catalogue, month, seed, pieces, count }),
        )
        const chosen = looks.map(({ slots }) => slots.map(([first]) => first))
        shown += looks.length
        whole += chosen.filter((look) => look.every(({ owned }) => owned)).length
        shoes += chosen.filter((look) =>
          look.some(({ id, owned }) => owned && kinds.get(id) === "shoes"),
        ).length
      }
    }
  }
  return { shoes: shoes / shown, whole: whole / shown }
}
