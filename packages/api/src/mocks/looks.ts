import {
  ACTIVITIES,
  type Activity,
  type Kind,
  kindFacts,
  type Slot,
} from "@stylin/garments/vocabulary"
import {
  type ClothingItem,
  type FeedPieces,
  type Look,
  look as lookSchema,
  UNLISTED_BRAND,
} from "../contract/recommendations.ts"
import type { WardrobeItem } from "../contract/wardrobe.ts"
import { PRODUCTS } from "./catalogue.ts"
import { hexOf, kindOf } from "./garments.ts"
import { garmentPicture, layPicture, lookPicture } from "./pictures.ts"
import { hashOf } from "./random.ts"
import type { Account, State } from "./state.ts"
import { weatherOf } from "./weather.ts"
import { wornLooksLately } from "./worn-days.ts"

/** A garment that can go in a look. */
export interface Wearable {
  kind: Kind
  hex: string
  item: ClothingItem
}

export interface FeedRequest {
  /** Separated by commas; `my_occasions` stands for the activities of her profile. */
  occasions: string
  count: number
  /** Most alternatives per slot. */
  alternatives: number
  /** What looks are made of, as far as she owns enough; anything by default. */
  pieces?: FeedPieces
  /** The id of a garment that every look has. */
  around?: string
}

const PLANS: readonly (readonly Slot[])[] = [
  ["top", "bottom", "shoes", "bag"],
  ["top", "layer", "bottom", "shoes"],
  ["dress", "shoes", "bag"],
  ["top", "bottom", "shoes", "accessory"],
]
/** For how many days a look that she wore does not come back. */
const WORN_RESTS_DAYS = 7
/** How many draws are made per look wanted, because some draws repeat an earlier look. */
const DRAWS_PER_LOOK = 4

/**
 * Looks for a person: those with most of her own clothes first, those she has seen last. No look
 * appears twice.
 */
export function makeLooks(state: State, account: Account, request: FeedRequest): Look[] {
  const occasions = activitiesOf(request.occasions, account)
  const refused = new Set([...account.dismissals.values()].map(({ itemId }) => itemId))
  const rack = rackOf(state, account).filter(
    ({ item: { item_id, isYours } }) =>
      isYours || item_id === request.around || !refused.has(item_id),
  )
  const worn = request.around ? new Set() : wornLooksLately(account, state.now(), WORN_RESTS_DAYS)
  const hero = rack.find(({ item }) => item.item_id === request.around)
  const plans = hero ? PLANS.filter((plan) => plan.includes(slotOf(hero))) : PLANS
  const looks = new Map<string, Look>()
  for (let draw = 0; draw < request.count * DRAWS_PER_LOOK; draw += 1) {
    const occasion = occasions[draw % occasions.length] ?? "work"
    const plan = plans[draw % plans.length] ?? []
    const filled = (mayBeIn: (wearable: Wearable, slot: Slot) => boolean) =>
      plan.flatMap((slot) => {
        if (hero && slot === slotOf(hero)) return [[hero]]
        const fitting = rack.filter((wearable) => mayBeIn(wearable, slot))
        const alternatives = drawAlternatives(state, fitting, slot).slice(0, request.alternatives)
        return alternatives.length > 0 ? [alternatives] : []
      })
    const newIn = request.pieces === "one_new" ? plan[draw % plan.length] : undefined
    const hers = filled(({ item }, slot) => item.isYours === (slot !== newIn))
    const isOfHers = (request.pieces ?? "ideas") !== "ideas" && isDressed(hers)
    const slots = isOfHers ? hers : filled(() => true)
    const look = toLook(state, account, occasion, slots)
    const key = look.clothes.flatMap(([worn]) => worn?.item_id ?? []).toSorted()
    if (account.dismissals.has(look.look_id) || worn.has(key.join())) continue
    looks.set(look.look_id, look)
  }
  const isSeen = (look: Look) => (account.impressions.has(look.look_id) ? 1 : 0)
  return [...looks.values()]
    .toSorted((a, b) => strangeness(a, request) - strangeness(b, request))
    .toSorted((a, b) => isSeen(a) - isSeen(b))
    .slice(0, request.count)
}

/** How far a look is from what it should be made of. */
function strangeness({ clothes }: Look, { pieces = "ideas" }: FeedRequest): number {
  if (pieces === "ideas") return 0
  const picks = clothes.filter(([worn]) => worn?.isYours === false).length
  return Math.abs(picks - (pieces === "mine" ? 0 : 1))
}

/** The activities that a call's occasions mean. */
export function activitiesOf(occasions: string, account: Account): readonly Activity[] {
  const asked = occasions.split(",")
  const own = account.profile.activities.length > 0 ? account.profile.activities : ACTIVITIES
  const chosen = ACTIVITIES.filter((activity) => asked.includes(activity))
  return asked.includes("my_occasions") ? [...new Set([...own, ...chosen])] : chosen
}

/** Those of her clothes that can be worn just now. */
export function wearableNow({ wardrobe }: Account): WardrobeItem[] {
  return wardrobe.filter(({ state }) => state === undefined)
}

/** A look without alternatives that cannot be worn just now. */
export function withoutAway(account: Account, look: Look): Look {
  const away = new Set(account.wardrobe.flatMap((item) => (item.state ? item.item_id : [])))
  const clothes = look.clothes.map((listed) =>
    listed.filter(({ item_id }, at) => at === 0 || !away.has(item_id)),
  )
  return { ...look, clothes }
}

/** All that she could wear: her own clothes, then the shop's. */
export function rackOf({ picturesUrl }: State, account: Account): Wearable[] {
  const own = wearableNow(account).map(
    (owned): Wearable => ({
      kind: kindOf(owned),
      hex: hexOf(owned.image_path),
      item: {
        item_id: owned.item_id,
        name: owned.item_summary,
        image_url: owned.image_path,
        section: owned.section,
        isYours: true,
        kind: kindOf(owned),
        colours: owned.colours ?? [],
      },
    }),
  )
  const shop = PRODUCTS.map(
    (product): Wearable => ({
      kind: product.kind,
      hex: product.hex,
      item: {
        item_id: product.id,
        name: product.title,
        brand: product.brand ?? UNLISTED_BRAND,
        price: product.price,
        image_url: garmentPicture(picturesUrl, product),
        image_path: `https://shop.example/${product.id}`,
        section: product.section,
        isYours: false,
        kind: product.kind,
        colours: [product.colour],
      },
    }),
  )
  return [...own, ...shop]
}

function drawAlternatives({ random }: State, rack: readonly Wearable[], slot: Slot): Wearable[] {
  return rack
    .filter((wearable) => slotOf(wearable) === slot)
    .map((wearable) => ({ wearable, rank: random.next() + (wearable.item.isYours ? 1 : 0) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ wearable }) => wearable)
}

/** Whether the slots make an outfit. */
function isDressed(slots: readonly (readonly Wearable[])[]): boolean {
  const filled = slots.flatMap(([best]) => (best ? [slotOf(best)] : []))
  const isCovered =
    filled.includes("dress") || (filled.includes("top") && filled.includes("bottom"))
  return isCovered && filled.includes("shoes")
}

/** Stores looks, and returns them as they are answered. */
export function answered(account: Account, looks: readonly Look[]): Look[] {
  for (const look of looks) account.looks.set(look.look_id, look)
  const loved = new Set(account.favourites.map(({ look_id }) => look_id))
  return looks.map((look) => ({
    ...look,
    isFavorite: loved.has(look.look_id),
    seal: sealOf(look, account),
  }))
}

/** Marks a look as made for the account. A mock's seal need not be secure. */
export function sealOf(given: Look, { email }: Account): string {
  const { seal, isFavorite, ...said } = lookSchema.parse(given)
  return hashOf(`${email} ${JSON.stringify(said)}`).toString(16)
}

/** The place that a garment takes in an outfit. */
export function slotOf({ kind }: Wearable): Slot {
  return kindFacts(kind).slot
}

/** Garments worn together as a look; the same garments for the same occasion are the same look. */
export function toLook(state: State, account: Account, type: Activity, slots: Wearable[][]): Look {
  const worn = slots.flatMap(([best]) => best ?? [])
  const names = worn.map(({ item }) => item.item_id)
  return {
    look_id: `look-${type}-${hashOf(names.join()).toString(16)}`,
    photo: lookPicture(state.picturesUrl, worn),
    lay_url: layPicture(state.picturesUrl, worn),
    type,
    dressed_for: weatherOf(state, account).today,
    rec_description: { title: titleOf(worn, type), paragraphs: reasonsOf(account, type, worn) },
    clothes: slots.map((alternatives) => alternatives.map(({ item }) => item)),
  }
}

function titleOf([first]: readonly Wearable[], type: Activity): string {
  return first ? `${first.item.name} for ${type}` : `A look for ${type}`
}

function reasonsOf({ profile }: Account, type: Activity, worn: readonly Wearable[]) {
  const own = worn.filter(({ item }) => item.isYours)
  const colourType = profile.selfie?.colour_type
  return [
    { label: "Occasion", text: `Put together for ${type}.` },
    ...(own.length > 0
      ? [{ label: "Your wardrobe", text: `You own ${own.length} of its ${worn.length} pieces.` }]
      : []),
    ...(colourType ? [{ label: "Color Type", text: `Your color type is ${colourType}.` }] : []),
    ...(profile.body_type
      ? [{ label: "Body Type", text: `Your body type is ${profile.body_type.replace("_", " ")}.` }]
      : []),
  ]
}
