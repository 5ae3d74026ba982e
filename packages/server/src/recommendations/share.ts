import type { Look, SharedPart } from "@stylin/api/contract"
import { garmentsOfLay } from "../pictures/lay-address.ts"
import type { LookPicture } from "../pictures/look-address.ts"
import { type SharedLook, shareAddress } from "../pictures/share-address.ts"
import type { Services } from "../services.ts"
import { knownProfile } from "../stores/profiles.ts"
import type { Asker } from "./answers.ts"
import { figureFor } from "./figure.ts"

type Figure = LookPicture["figure"]

/** How long a shared picture can be fetched: as long as a share sheet stays open. */
const LIFETIME_MS = 10 * 60_000

/** Who wears a shared look if she does not show her own figure: nobody in particular. */
const NOBODY: Figure = {
  bodyType: "hourglass",
  pose: "stand",
  skin: 5,
  hair: { style: "bun", colour: "#3B2A22" },
}

const PLAIN_TITLES: Readonly<Record<Look["type"], string>> = {
  my_occasions: "A look for today",
  work: "A look for work",
  classes: "A look for classes",
  outings: "A look for going out",
  dating: "A look for a date",
  errands: "A look for errands",
  outdoors: "A look for the open air",
}

interface Wish {
  readonly picture: "laid" | "worn"
  readonly shows: readonly SharedPart[]
}

/**
 * The address of a picture of a look to give away. What she has not ticked is not in it: neither in
 * the picture nor in the address.
 */
export async function share(
  { config, database, pictureKey: key }: Pick<Services, "config" | "database" | "pictureKey">,
  { accountId, now }: Asker,
  look: Look,
  { picture, shows }: Wish,
): Promise<string> {
  const has = (part: SharedPart) => shows.includes(part)
  const known = garmentsOfLay(look.lay_url, key)
  const garments = has("photos") ? known : known.map(({ words }) => ({ words }))
  const figureOf = async (isHers: boolean): Promise<Figure> => {
    if (!isHers) return NOBODY
    const profile = await knownProfile(database.queries, accountId)
    return figureFor(accountId, profile, look.look_id)
  }
  const shared: SharedLook = {
    // Titles name pieces too, hers as she calls them.
    title: has("names") ? look.rec_description.title : PLAIN_TITLES[look.type],
    garments,
    pieces: has("names") ? piecesOf(look, has("prices")) : [],
    ...(has("names") && has("prices") && { money: config.money }),
    ...(picture === "worn" && { figure: await figureOf(has("figure")) }),
  }
  return shareAddress(shared, { owner: accountId, until: now + LIFETIME_MS, key })
}

/** The names of what is worn; a price only of what can be bought. */
function piecesOf({ clothes }: Look, withPrices: boolean): SharedLook["pieces"] {
  return clothes.flatMap(([worn]) =>
    worn
      ? [{ name: worn.name, ...(withPrices && worn.price !== undefined && { price: worn.price }) }]
      : [],
  )
}
