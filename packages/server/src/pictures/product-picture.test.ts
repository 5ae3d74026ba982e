import type { Look } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { productPicture, shopPhotoId, shopPhotosIn, withOwnPictures } from "./product-picture.ts"

const LINK = "https://img.shop.example/shirt.jpg?w=900&shop=aaaaaaaaaaaaaaaaaaaaaa"
const WORDS = { kind: "shirt", colours: [{ colour: "navy" }] } as const

describe("a product's picture", () => {
  it("is drawn at an address that names the shop's photograph, and never the shop's own", () => {
    const picture = productPicture(LINK, WORDS)
    expect(picture).toBe(`/api/pictures/flats/shirt.svg?colours=navy&shop=${shopPhotoId(LINK)}`)
    expect(shopPhotosIn(JSON.stringify({ picture }))).toEqual([shopPhotoId(LINK)])
  })

  it("is the feed's own drawing where that is what it links", () => {
    const drawing = "/api/pictures/flats/shirt.svg?colours=red"
    expect(productPicture(drawing, WORDS)).toBe(drawing)
    expect(shopPhotosIn(drawing)).toEqual([])
  })

  it("is drawn in looks that were kept with the shop's address", () => {
    const item = { item_id: "1", section: "upper_body", isYours: false } as const
    const bought = {
      ...item,
      name: "Linen shirt",
      kind: "shirt",
      colours: ["navy"],
      image_url: LINK,
    }
    const drawn = {
      ...bought,
      item_id: "2",
      image_url: "/api/pictures/flats/shirt.svg?colours=red",
    }
    const look: Look = {
      look_id: "1",
      photo: "/api/pictures/looks/words.signature.svg",
      type: "work",
      rec_description: { title: "Navy", paragraphs: [] },
      clothes: [[bought, drawn]],
    }

    const [shown, other] = withOwnPictures(look).clothes[0] ?? []
    expect(shown?.image_url).toMatch(/^\/api\/pictures\/flats\/shirt\.svg\?colours=navy/)
    expect(shopPhotosIn(shown?.image_url ?? "")).toEqual([shopPhotoId(LINK)])
    expect(other).toEqual(drawn)
  })
})
