import type { LookDrawing } from "@stylin/drawing"
import {
  type Kind,
  kindFacts,
  nearKinds,
  parseGarment,
  wordsFrom,
} from "@stylin/garments/vocabulary"
import { type Garment, indexOf, recordOf, styleLooks, wordsOfPiece } from "@stylin/stylist"
import { readDemoFeed } from "../../../packages/server/src/catalogue/first-start.ts"
import { readProduct } from "../../../packages/server/src/catalogue/product/read-product.ts"
import { figureFor } from "../../../packages/server/src/recommendations/figure.ts"
import { feedInput } from "../her-feed.ts"
import { garmentsTyped } from "../typed.ts"
import type { SheetPerson } from "./person.ts"

/** The demo shop's stock, in the stylist's form. */
export async function demoGarments(): Promise<Garment[]> {
  const garments: Garment[] = []
  for await (const row of readDemoFeed()) {
    const read = readProduct(row, 0)
    if ("rejection" in read || !read.product.available) continue
    const { id, title, brand, kind, slot, section, colours, pattern, words } = read.product
    const { formality, warmth, pricePence } = read.product
    const what = { id, name: title, kind, slot, section, colours, pattern, words }
    garments.push({ ...what, brand, formality, warmth, pricePence, owned: false })
  }
  return garments
}

/** One look with everything that a sheet shows of it. */
export interface SheetLook {
  readonly heading: string
  readonly title: string
  readonly pieces: readonly string[]
  readonly toBuyPence: number
  /** What the answer says of her wishes, above its first look. */
  readonly notes: readonly string[]
  readonly reasons: readonly { readonly label: string; readonly text: string }[]
  readonly drawing: LookDrawing
}

/** Makes looks for people from a shop's stock, month by month as each would see them. */
export function looksMaker(shop: readonly Garment[]) {
  const catalogue = indexOf(shop.map((garment) => recordOf(garment)))
  const products = new Map(shop.map((garment) => [garment.id, garment]))
  return (person: SheetPerson, month: number, count: number, seed: number): SheetLook[] => {
    const wardrobe = wardrobeOf(person.owns)
    const words = new Map(wardrobe.map((garment) => [garment.id, garment.words]))
    // As her feed comes unless she chooses; she looks at its beginning.
    const { looks, unmet } = styleLooks(feedInput(person, { wardrobe, catalogue, month, seed }))
    return looks.slice(0, count).map(({ title, occasion, slots, styling, reasons }, index) => {
      const worn = slots.map(([piece]) => piece)
      const wordsOf = (piece: (typeof worn)[number]) =>
        products.get(piece.id)?.words ?? words.get(piece.id) ?? wordsOfPiece(piece)
      // In courts they are so fine that they are hose.
      const inShoes = worn.some((piece) => wordsOf(piece).kind === "heels") ? "hose" : "thin socks"
      return {
        heading: `${person.name}, ${occasion}, month ${month}, seed ${seed}, look ${index + 1}`,
        title,
        pieces: [
          ...worn.map(({ id, owned, name, price }) =>
            owned ? `Hers: ${name ?? id}` : `${products.get(id)?.name ?? id}, ${pounds(price)}`,
          ),
          ...(styling.socks ? [`(drawn with ${styling.socks} ${inShoes})`] : []),
        ],
        toBuyPence: worn.reduce((sum, { price = 0 }) => sum + price, 0),
        notes: index === 0 ? unmet.map(({ text }) => text) : [],
        reasons,
        drawing: {
          styling,
          figure: figureFor(person.name, knownOf(person), `${month}-${seed}.${index}`),
          garments: worn.map(wordsOf),
        },
      }
    })
  }
}

/** What the server knows of her when it decides who wears her looks. */
function knownOf({ body, figure }: SheetPerson): Parameters<typeof figureFor>[1] {
  return { body_type: body ?? null, figure: figure ?? null, needs: null, selfie: null }
}

/** A price as a shop writes it. */
export function pounds(pence = 0): string {
  return new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }).format(pence / 100)
}

/** What she would press first of the kinds that she is offered for what is none of ours. */
function nearestKind(name: string): Kind | undefined {
  const words = name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[\s-]+/)
  return nearKinds(words)?.kinds[0]
}

function wardrobeOf(owns: string): Garment[] {
  return garmentsTyped(owns).flatMap(({ name, kind: told }, index) => {
    const read = parseGarment(name, told && { kind: told })
    const { kind = told ?? nearestKind(name), colours, pattern } = read
    // Nothing that is worn, as an umbrella: she is told so, and cannot add it.
    if (!kind) return []
    const { slot, section, formality, warmth } = kindFacts(kind)
    const words = wordsFrom({ name, kind, colours, pattern })
    const what = { id: `own-${index}`, name, kind, slot, section, colours, pattern, words }
    return [{ ...what, formality, warmth, owned: true }]
  })
}
