import { COLOUR_NAMES } from "@stylin/garments/colour"
import { kindFacts, parseGarment, usualCut } from "@stylin/garments/vocabulary"
import { beforeAll, describe, expect, it } from "vitest"
import type { RawRow } from "../feed/raw-row.ts"
import { readProduct } from "../product/read-product.ts"
import { CLOTHS } from "./cloths.ts"
import { demoRows, pictured } from "./testing.ts"

let rows: RawRow[]

beforeAll(async () => {
  rows = await demoRows()
})

const titleOf = ({ values }: RawRow) => values.title ?? ""

/** Words of a title by their place among English adjectives; any other word is no adjective. */
const PLACES: readonly (readonly [place: string, words: string])[] = [
  ["opinion", "classic|everyday|essential|signature|timeless|elegant"],
  ["size", "oversized|cropped|longline|knee-length|full-length|ankle-length"],
  [
    "shape",
    "tailored|fitted|slim-fit|regular-fit|relaxed(?:-fit)?|(?:high|mid|low)-(?:waisted|rise)|[\\w-]+-neck|bandeau|" +
      "one-shoulder|off-the-shoulder|Bardot|pussy-bow|collared|collarless|hooded|wrap|sleeveless|strappy|[\\w-]+-sleeve|" +
      "skinny|tapered|flared|bootcut|(?:slim|straight|barrel)-leg|column|A-line|pleated|full-skirted|tiered|bias-cut|" +
      "flat|stiletto|platform|wedge|(?:low|kitten|block)-heel",
  ],
  ["colour", COLOUR_NAMES.toSorted((a, b) => b.length - a.length).join("|")],
  ["pattern", "striped|checked|floral(?:-print)?|[\\w-]+-print|polka-dot"],
  [
    "material",
    Object.keys(CLOTHS)
      .sort((a, b) => b.length - a.length)
      .join("|"),
  ],
]

const AT_START = PLACES.map(([, words]) => new RegExp(`^(?:${words})(?:-tone)?(?= |$)`, "i"))

/** The places of a title's adjectives, as they come. */
function placesIn(title: string): number[] {
  const places: number[] = []
  let rest = title
  while (rest) {
    const found = AT_START.map((adjective) => adjective.exec(rest))
    const place = found.findIndex(Boolean)
    const length = found[place]?.[0].length ?? rest.search(/ |$/)
    if (place >= 0) places.push(place)
    rest = rest.slice(length).trimStart()
  }
  return places
}

/** A title without its garment and, if it comes last, its colour. */
function adjectivesOf(row: RawRow): string {
  const [title = ""] = titleOf(row).split(" in ")
  const nouns = [...kindFacts(pictured(row).kind).words, ...CALLED].sort(
    (a, b) => b.length - a.length,
  )
  return title
    .replace(
      new RegExp(
        `(?:(?:mini|midi|maxi|kitten|block|stiletto|platform) )?(?:${nouns.join("|")})$`,
        "i",
      ),
      "",
    )
    .trim()
}
const CALLED = ["jacket", "coat", "jeans", "pendant necklace", "hoop earrings", "drop earrings"]

describe("the titles of the demo feed", () => {
  it("state exactly the facts they were made from", () => {
    for (const row of rows) {
      const { kind, cut, cloth, pattern = "plain", colours } = pictured(row)
      const read = parseGarment(titleOf(row))
      // Nobody calls jeans denim.
      const material = titleOf(row).includes("jeans") ? cloth?.material : read.material
      const said = { kind, material, colours: read.colours, pattern: read.pattern ?? "plain" }
      expect(
        { ...said, kind: read.kind, cut: { ...usualCut(kind), ...read.cut } },
        titleOf(row),
      ).toEqual({
        kind,
        material: cloth?.material,
        colours: colours.map(({ colour }) => colour),
        pattern,
        cut: { ...usualCut(kind), ...cut },
      })
    }
  })

  it("are read, with their columns, as what their pictures show", () => {
    for (const row of rows) {
      const result = readProduct(row, 0)
      if ("rejection" in result) throw new Error(result.rejection.reason)
      const { kind, colours, pattern = "plain" } = result.product
      const shown = pictured(row)
      expect({ kind, pattern }, titleOf(row)).toEqual({
        kind: shown.kind,
        pattern: shown.pattern ?? "plain",
      })
      expect(colours, titleOf(row)).toEqual(shown.colours.map(({ colour }) => colour))
    }
  })

  it("put adjectives in the English order", () => {
    for (const row of rows) {
      const places = placesIn(adjectivesOf(row))
      expect(places, titleOf(row)).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it("tell opinion, size, shape, colour, pattern and material apart", () => {
    const places = placesIn("Classic oversized V-neck navy and white striped cotton")
    expect(places).toEqual([0, 1, 2, 3, 3, 4, 5])
    expect(placesIn("Navy oversized cotton")).toEqual([3, 1, 5])
  })

  it("name every colour", () => {
    for (const row of rows) {
      const { colours } = pictured(row)
      for (const { colour } of colours) {
        expect(titleOf(row).toLowerCase().replaceAll("-", " ")).toContain(colour)
      }
    }
  })

  it("repeat no word", () => {
    for (const row of rows) {
      const words = titleOf(row)
        .toLowerCase()
        .split(/[ -]/)
        .filter((word) => word !== "and")
      // "High-neck" and "high-waisted" are two things.
      const own = words.filter(
        (word) => !/^(?:high|neck|leg|sleeve|length|in|fit|print)$/.test(word),
      )
      expect(new Set(own).size, titleOf(row)).toBe(own.length)
    }
  })

  it("appear once per shop", () => {
    const told = rows.map(({ values }) => `${values.brand}/${values.title}`)
    expect(told.length - new Set(told).size).toBe(0)
  })
})
