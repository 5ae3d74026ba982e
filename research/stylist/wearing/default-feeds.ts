import {
  type Activity,
  type GarmentWords,
  insulationOf,
  outfitInsulation,
  placeOf,
  UNDERWEAR_CLO,
} from "@stylin/garments/vocabulary"
import type { CatalogueIndex, Garment } from "../../../packages/stylist/src/index.ts"
import { styleLooks } from "../../../packages/stylist/src/index.ts"
import { feedInput } from "../her-feed.ts"
import { type Manner, wardrobeFrom } from "./shop.ts"
import { SPENDERS, type Spender } from "./spenders.ts"

const SEEDS = [3, 11] as const
const MONTHS = [1, 4, 7, 10] as const
/** How far she looks into a feed: what is seen at once, and some more. */
const COUNTS = [4, 15] as const
/** What is wanted on a January day in town, in clo, and below a coat that is for milder days. */
const JANUARY = { least: 1, thinCoat: 1.13 } as const

interface Shown {
  readonly spender: Spender
  readonly occasion: Activity
  readonly month: number
  readonly garments: readonly Garment[]
}

interface Row {
  readonly name: string
  readonly goal: string
  /** Of the first 4 looks and the first 15. */
  readonly shares: readonly (number | undefined)[]
}

/** What goes wrong in feeds as they come by default, for people who say what they spend. */
export function defaultFeeds(
  catalogue: CatalogueIndex,
  shop: readonly Garment[],
  manner: Manner,
): { readonly rows: readonly Row[]; readonly median: number } {
  const opened = allFeeds(catalogue, shop, manner)
  const feeds = COUNTS.map((count) => ({
    looks: opened.flatMap((looks) => looks.slice(0, count)),
    asked: opened.length * count,
  }))
  const row = (
    name: string,
    goal: string,
    among: (look: Shown) => boolean,
    isCounted: (look: Shown) => boolean,
  ): Row => ({
    name,
    goal,
    shares: feeds.map(({ looks }) => {
      const asked = looks.filter(among)
      return asked.length > 0 ? asked.filter(isCounted).length / asked.length : undefined
    }),
  })
  const rows = [
    row("looks with a piece dearer than she spends on one", "for the day", always, isDearer),
    row("January in town: too cold", "0", (one) => isJanuary(one) && !isWalk(one), isCold),
    row("walks in trainers, who owns boots for it", "0", isBooted, hasTrainers),
    row("January: bare feet in courts, who owns tights", "0", isInCourts, hasBareFeet),
    {
      name: "outfits that come back in another month",
      goal: "-",
      shares: feeds.map(({ looks }) => comesBack(looks)),
    },
    {
      name: "looks fewer than asked",
      goal: "-",
      shares: feeds.map(({ asked, looks }) => 1 - looks.length / asked),
    },
  ]
  return { rows, median: medianToBuy(opened) }
}

/** What the picks of a look cost together, in pounds: the median of the looks that have some. */
function medianToBuy(feeds: readonly Shown[][]): number {
  const sums = feeds.flatMap((looks) => looks.slice(0, COUNTS[1]).map(toBuy))
  const prices = sums.filter((sum) => sum > 0).toSorted((a, b) => a - b)
  return Math.round((prices[prices.length >> 1] ?? 0) / 100)
}

function allFeeds(catalogue: CatalogueIndex, shop: readonly Garment[], manner: Manner): Shown[][] {
  return SPENDERS.flatMap((spender) => {
    const wardrobe = wardrobeFrom(spender.owns, manner)
    const garmentOf = new Map([...shop, ...wardrobe].map((garment) => [garment.id, garment]))
    return MONTHS.flatMap((month) =>
      SEEDS.map((seed) =>
        styleLooks(feedInput(spender, { wardrobe, catalogue, month, seed })).looks.map(
          ({ occasion, slots }) => {
            const garments = slots.flatMap(([{ id }]) => garmentOf.get(id) ?? [])
            return { spender, occasion, month, garments }
          },
        ),
      ),
    )
  })
}

const always = () => true
const isJanuary = ({ month }: Shown) => month === 1
const isWalk = ({ occasion }: Shown) => occasion === "outdoors"
const kinds = ({ garments }: Shown) => garments.map(({ kind }) => kind)
const owns = ({ spender }: Shown, words: RegExp) => words.test(spender.owns)
const wordsOf = ({ kind, words }: Garment): GarmentWords =>
  words ?? { kind, colours: [{ colour: "grey" }] }

/** Shoes and coats may cost twice as much as another piece. */
function isDearer({ spender, garments }: Shown): boolean {
  return garments.some(({ kind, pricePence = 0 }) => {
    const place = placeOf(kind)
    const isLasting = place === "shoes" || place === "coat"
    return pricePence > spender.pieceBudget * 100 * (isLasting ? 2 : 1)
  })
}

function toBuy({ garments }: Shown): number {
  return garments.reduce((sum, { pricePence = 0 }) => sum + pricePence, 0)
}

function isCold(look: Shown): boolean {
  const sum = look.garments.reduce((clo, one) => clo + insulationOf(wordsOf(one)), UNDERWEAR_CLO)
  const isThin = kinds(look).some((kind) => kind === "raincoat" || kind === "trench_coat")
  return outfitInsulation(sum) < JANUARY[isThin ? "thinCoat" : "least"]
}

const isBooted = (look: Shown) => isWalk(look) && owns(look, /walking boots/)
const hasTrainers = (look: Shown) => kinds(look).includes("trainers")

const isInCourts = (look: Shown) =>
  isJanuary(look) && owns(look, /tights/) && kinds(look).includes("heels")
const hasBareFeet = (look: Shown) => !kinds(look).includes("tights")

/** The share of looks whose clothes and shoes were shown to the same person in an earlier month. */
function comesBack(looks: readonly Shown[]): number {
  const months = new Map<string, number>()
  let again = 0
  for (const { spender, month, garments } of looks) {
    const key = [
      spender.name,
      ...garments
        .filter(({ kind, slot }) => slot !== "layer" && slot !== "accessory" && kind !== "tights")
        .filter(({ slot }) => slot !== "bag")
        .map(({ id }) => id)
        .toSorted(),
    ].join("/")
    const before = months.get(key)
    if (before !== undefined && before !== month) again += 1
    if (before === undefined) months.set(key, month)
  }
  return again / looks.length
}
