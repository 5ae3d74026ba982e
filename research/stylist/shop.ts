import { kindFacts, parseGarment } from "@stylin/garments/vocabulary"
import { makeDemoFeed } from "../../packages/server/src/catalogue/demo-feed.ts"
import type { Garment } from "../../packages/stylist/src/types.ts"

/** The demo catalogue's stock, in the stylist's form. */
export function demoGarments(): Garment[] {
  const [header = "", ...lines] = makeDemoFeed()
  const columns = header.trim().split("\t")
  return lines.flatMap((line) => {
    const cells = line.trimEnd().split("\t")
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ""
    const read = parseGarment(cell("title"), {
      colour: cell("color"),
      material: cell("material"),
      pattern: cell("pattern"),
      productType: cell("product_type"),
    })
    if (!read.kind || cell("availability") !== "in_stock") return []
    const { slot, section, formality, warmth } = kindFacts(read.kind)
    return [
      {
        id: cell("id"),
        name: cell("title"),
        kind: read.kind,
        slot,
        section,
        formality,
        warmth,
        colours: read.colours,
        pattern: read.pattern,
        brand: cell("brand"),
        pricePence: Math.round(Number.parseFloat(cell("sale_price") || cell("price")) * 100),
        owned: false,
      },
    ]
  })
}

/** A wardrobe as she would type it, its garments separated by commas. */
export function wardrobeOf(owns = ""): Garment[] {
  const titles = owns.split(",").map((title) => title.trim())
  return titles.filter(Boolean).map((name, index) => {
    const read = parseGarment(name)
    if (!read.kind) throw new Error(`No kind of garment is read from "${name}".`)
    const { slot, section, formality, warmth } = kindFacts(read.kind)
    const { kind, colours, pattern } = read
    return {
      id: `own-${index}`,
      name,
      kind,
      slot,
      section,
      formality,
      warmth,
      colours,
      pattern,
      owned: true,
    }
  })
}
