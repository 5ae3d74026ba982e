import {
  type Activity,
  type GarmentWords,
  insulationOf,
  outfitInsulation,
  UNDERWEAR_CLO,
} from "@stylin/garments/vocabulary"
import { piecesWished } from "../../../packages/server/src/recommendations/feed.ts"
import type { CatalogueIndex, Garment } from "../../../packages/stylist/src/index.ts"
import { styleLooks } from "../../../packages/stylist/src/index.ts"
import { profileOf } from "./profile.ts"
import { wardrobeFrom } from "./shop.ts"
import { SPENDERS, type Spender } from "./spenders.ts"

const SEEDS = [3, 11] as const
const MONTHS = [1, 4, 7, 10] as const
/** How many looks a feed has: a short one, whose looks all are seen, and a usual one. */
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
  /** Of the feeds of 4 looks and of 15. */
  readonly shares: readonly (number | undefined)[]
}

/** What goes wrong in feeds as they come by default, for people who say what they spend. */
export function defaultFeeds(catalogue: CatalogueIndex, shop: readonly Garment[]): Row[] {
  const feeds = COUNTS.map((count) => shownIn(count, catalogue, shop))
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
  return [
    row("looks dearer than she spends", "0", always, isDearer),
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
}

function shownIn(count: number, catalogue: CatalogueIndex, shop: readonly Garment[]) {
  const looks: Shown[] = []
  let asked = 0
  for (const spender of SPENDERS) {
    const wardrobe = wardrobeFrom(spender.owns)
    const garmentOf = new Map([...shop, ...wardrobe].map((garment) => [garment.id, garment]))
    for (const month of MONTHS) {
      for (const seed of SEEDS) {
        const found = styleLooks({
          profile: profileOf(spender, month),
          wardrobe,
          catalogue,
          occasions: spender.occasions,
          candidatesPerOccasion: 100,
          count,
          wishes: {
            ...piecesWished(undefined, wardrobe.length),
            budgetPence: spender.spends * 100,
          },
          alternatives: 1,
          seed,
        }).looks
        asked += count
        for (const { occasion, slots } of found) {
          const garments = slots.flatMap(([{ id }]) => garmentOf.get(id) ?? [])
          looks.push({ spender, occasion, month, garments })
        }
      }
    }
  }
  return { looks, asked }
}

const always = () => true
const isJanuary = ({ month }: Shown) => month === 1
const isWalk = ({ occasion }: Shown) => occasion === "outdoors"
const kinds = ({ garments }: Shown) => garments.map(({ kind }) => kind)
const owns = ({ spender }: Shown, words: RegExp) => words.test(spender.owns)
const wordsOf = ({ kind, words }: Garment): GarmentWords =>
  words ?? { kind, colours: [{ colour: "grey" }] }

function isDearer({ spender, garments }: Shown): boolean {
  return garments.reduce((sum, { pricePence = 0 }) => sum + pricePence, 0) > spender.spends * 100
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
