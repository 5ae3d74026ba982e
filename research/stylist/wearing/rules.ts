// Counts how often looks break the rules of wearing: written people, each occasion, four months,
// two seeds, over the demo shop. The checks read the garments themselves and do not use the engine.
// Usage: npm run stylist:rules [-- --examples]
import { ACTIVITIES } from "@stylin/garments/vocabulary"
import { indexOf, recordOf, styleLooks } from "../../../packages/stylist/src/index.ts"
import { feedInput } from "../her-feed.ts"
import { CHECKS, type SeenLook } from "./checks.ts"
import { defaultFeeds } from "./default-feeds.ts"
import { hersFirst } from "./hers.ts"
import { WEARERS } from "./personas.ts"
import { demoShop, MANNERS, wardrobeFrom } from "./shop.ts"

const MONTHS = [1, 4, 7, 11] as const
const SEEDS = [3, 11] as const
const LOOKS = 15
const FIRST = 12
const OFTEN = 4

const shop = demoShop()
const catalogue = indexOf(shop.map((garment) => recordOf(garment)))
const seen: SeenLook[] = []
const alternatives: SeenLook[] = []
let feeds = 0
let wornOut = 0
let short = 0

const wardrobes = WEARERS.flatMap((wearer) => {
  // Who owns nothing has the same feeds in both manners: they are made once and counted twice.
  const [manners, times] = wearer.owns === "" ? [MANNERS.slice(0, 1), 2] : [MANNERS, 1]
  return manners.map((manner) => ({ wearer, wardrobe: wardrobeFrom(wearer.owns, manner), times }))
})
for (const { wearer, wardrobe, times } of wardrobes) {
  const garmentOf = new Map([...shop, ...wardrobe].map((garment) => [garment.id, garment]))
  for (const month of MONTHS) {
    for (const occasion of ACTIVITIES) {
      for (const seed of SEEDS) {
        // New ideas, because more is bought in them.
        const how = { pieces: "ideas", count: LOOKS, alternatives: 3 } as const
        const { looks } = styleLooks(
          feedInput(
            { ...wearer, occasions: [occasion] },
            { wardrobe, catalogue, month, seed, ...how },
          ),
        )
        feeds += times
        if (looks.length < LOOKS) short += times
        const counts = new Map<string, number>()
        for (const [at, { slots, reasons }] of looks.entries()) {
          const texts = reasons.map(({ text }) => text)
          const worn = (ids: readonly string[]): SeenLook => ({
            wearer,
            occasion,
            month,
            garments: ids.flatMap((id) => garmentOf.get(id) ?? []),
            reasons: texts,
          })
          const chosen = slots.map(([first]) => first.id)
          for (let time = 0; time < times; time += 1) seen.push(worn(chosen))
          slots.forEach((place, index) => {
            for (const { id } of place.slice(1)) {
              alternatives.push({ ...worn(chosen.with(index, id)), reasons: [] })
            }
          })
          if (at < FIRST) for (const id of chosen) counts.set(id, (counts.get(id) ?? 0) + 1)
        }
        if ([...counts.values()].some((count) => count > OFTEN)) wornOut += times
      }
    }
  }
}

const cell = (text: string) => text.padStart(14)
print(
  `${seen.length} looks of ${WEARERS.length} people, clothes named by them and by shops, ${shop.length} garments in the shop`,
)
print("".padEnd(50) + ["looks", "alternatives", "of looks", "goal"].map(cell).join(""))
for (const { name, goal, among, isCounted } of CHECKS) {
  const share = (looks: readonly SeenLook[]) => {
    const asked = looks.filter(among)
    return asked.length > 0 ? percent(asked.filter(isCounted).length / asked.length) : "-"
  }
  const count = String(seen.filter(among).length)
  print(name.padEnd(50) + [share(seen), share(alternatives), count, goal].map(cell).join(""))
}
print("one piece in more than 4 of a feed's first 12".padEnd(50) + cell(percent(wornOut / feeds)))
print("feeds with fewer looks than asked".padEnd(50) + cell(percent(short / feeds)))
const shoes = shop.filter(({ slot }) => slot === "shoes")
const suede = shoes.filter(({ words }) => words?.cloth?.material === "suede")
print("suede among the shop's shoes".padEnd(50) + cell(percent(suede.length / shoes.length)))
print("median to buy in a look, nothing owned".padEnd(50) + cell(`£${medianPrice()}`))
for (const manner of MANNERS) {
  print(`\n${manner === "shop" ? "Clothes named by shops" : "Clothes named by her"}`)
  for (const { name, ideas, usual, goal } of hersFirst(catalogue, shop, manner)) {
    print(name.padEnd(50) + [percent(ideas), percent(usual), "", goal].map(cell).join(""))
  }
  print("".padEnd(50) + ["first 4", "first 15", "", "goal"].map(cell).join(""))
  const { rows, median } = defaultFeeds(catalogue, shop, manner)
  for (const { name, shares, goal } of rows) {
    const cells = shares.map((share) => (share === undefined ? "-" : percent(share)))
    print(name.padEnd(50) + [...cells, "", goal].map(cell).join(""))
  }
  print("median to buy, where something is".padEnd(50) + cell(`£${median}`))
}
if (process.argv.includes("--examples")) examples()

function medianPrice(): number {
  const prices = seen
    .filter(({ wearer }) => wearer.owns === "")
    .map(({ garments }) => garments.reduce((sum, { pricePence = 0 }) => sum + pricePence, 0))
    .sort((a, b) => a - b)
  return Math.round((prices[prices.length >> 1] ?? 0) / 100)
}

function examples(): void {
  for (const { name, among, isCounted } of CHECKS) {
    const broken = seen.filter((look) => among(look) && isCounted(look)).slice(0, 3)
    for (const { occasion, month, garments } of broken) {
      const names = garments.map((one) => (one.owned ? `her ${one.name}` : one.name))
      print(`${name} | ${occasion}, month ${month} | ${names.join("; ")}`)
    }
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
