import { type Look, look as schema } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { type KeptShopPhotos, pictureSigner } from "../pictures/picture-signer.ts"
import { sealOf, unsealed } from "./seal.ts"

const HERS = { owner: "ann", key: "key" }
const DAY = 24 * 60 * 60 * 1000
const LOOK: Look = {
  look_id: "feed.1",
  photo: "/api/pictures/collages/ann/words.webp",
  type: "work",
  rec_description: { title: "Soft navy", paragraphs: [{ label: "Occasion", text: "For work." }] },
  clothes: [
    [
      {
        item_id: "own",
        name: "White shirt",
        image_url: "/api/pictures/photos/shirt",
        section: "upper_body",
        isYours: true,
        kind: "shirt",
        colours: ["white"],
        pattern: "plain",
      },
      {
        item_id: "shop",
        name: "Navy shirt",
        brand: "Maren",
        price: 49.99,
        image_url: "/api/pictures/flats/shirt.svg?colours=navy&shop=aaaaaaaaaaaaaaaaaaaaaa",
        image_path: "https://shop.example/shirt?colour=navy",
        section: "upper_body",
        isYours: false,
      },
    ],
  ],
}

/** The look as she gets it on a given day, and as her device keeps it. */
function answered(now: number, kept: KeptShopPhotos = new Map()): Look {
  const owner = { id: HERS.owner, tokenHash: String(now) }
  const signed = pictureSigner({ owner, key: HERS.key, now }, kept).look(LOOK)
  return schema.parse({ ...signed, isFavorite: true, seal: sealOf(LOOK, HERS) })
}

describe("a sealed look", () => {
  it("fits the composed look, at any time and whether or not it is a favourite", () => {
    const early = answered(0)
    const late = answered(400 * DAY)
    expect(early.photo).not.toBe(late.photo)
    expect(unsealed(early, HERS)).toEqual(LOOK)
    expect(unsealed(late, HERS)).toEqual(LOOK)
    expect(unsealed({ ...late, isFavorite: false }, HERS)).toEqual(LOOK)
  })

  it("fits when a shop's photograph has come, which changes the pictures' addresses", () => {
    const after = answered(0, new Map([["aaaaaaaaaaaaaaaaaaaaaa", "content"]]))
    expect(after.clothes).not.toEqual(answered(0).clothes)
    expect(unsealed(after, HERS)).toEqual(LOOK)
  })

  it("fits for its owner only", () => {
    expect(unsealed(answered(0), { ...HERS, owner: "bea" })).toBeUndefined()
    expect(unsealed(answered(0), { ...HERS, key: "another" })).toBeUndefined()
    expect(unsealed({ ...answered(0), seal: "" }, HERS)).toBeUndefined()
    expect(unsealed(LOOK, HERS)).toBeUndefined()
  })

  it("fails if any word of the look has changed", () => {
    const said = placesIn(LOOK)
    expect(said.length).toBeGreaterThan(20)
    for (const place of said) {
      const changed = { ...withChange(LOOK, place), seal: sealOf(LOOK, HERS) }
      expect(unsealed(changed, HERS), place.join(".")).toBeUndefined()
    }
  })
})

/** The path to each primitive value. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]]
  return Object.entries(value).flatMap(([name, inner]) =>
    placesIn(inner).map((place) => [name, ...place]),
  )
}

/** A copy with a different value at a path. */
function withChange(look: Look, place: readonly string[]): Look {
  const copy: Look = structuredClone(look)
  const last = place.at(-1) ?? ""
  const holder = place
    .slice(0, -1)
    .reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy)
  Reflect.set(Object(holder), last, "changed")
  return copy
}
