import { parseGarment } from "@stylin/garments/vocabulary"
import { makeDemoFeed } from "../../../packages/server/src/catalogue/demo-feed.ts"
import { type Garment, garmentOfKind } from "../../../packages/stylist/src/index.ts"
import { garmentsTyped } from "../typed.ts"
import { SHOP_NAMES } from "./shop-names.ts"

/** The demo shops' stock, in the stylist's form. */
export function demoShop(): Garment[] {
  const [header = "", ...lines] = makeDemoFeed()
  const columns = header.trim().split("\t")
  return lines.flatMap((line) => {
    const cells = line.trimEnd().split("\t")
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ""
    const name = cell("title")
    const read = parseGarment(name, {
      colour: cell("color"),
      material: cell("material"),
      pattern: cell("pattern"),
      productType: cell("product_type"),
    })
    if (!read.kind || cell("availability") !== "in_stock") return []
    const [main = "grey", ...others] = read.colours
    const { colours, pattern, cut, material } = read
    const words = {
      kind: read.kind,
      cut,
      ...(material && { cloth: { material } }),
      ...(pattern && { pattern }),
      colours: [{ colour: main }, ...others.map((colour) => ({ colour }))] as const,
    }
    const pricePence = Math.round(Number.parseFloat(cell("sale_price") || cell("price")) * 100)
    const own = { id: cell("id"), name, colours, pattern, owned: false }
    return [{ ...garmentOfKind(read.kind, own), words, pricePence }]
  })
}

/** How she names her clothes: in her own words, or in those of the shops that she has them from. */
export const MANNERS = ["spoken", "shop"] as const
export type Manner = (typeof MANNERS)[number]

/** A wardrobe as she would type it, its garments separated by commas. */
export function wardrobeFrom(owns: string, manner: Manner = "spoken"): Garment[] {
  return garmentsTyped(owns).map(({ name: spoken, kind: told }, index) => {
    const name = manner === "shop" ? (SHOP_NAMES[spoken] ?? spoken) : spoken
    const { kind = told, colours, pattern } = parseGarment(name, told && { kind: told })
    if (!kind) throw new Error(`No kind of garment is read from "${name}".`)
    return garmentOfKind(kind, { id: `own-${index}`, name, colours, pattern, owned: true })
  })
}
