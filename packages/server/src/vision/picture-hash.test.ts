import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { decode } from "./decode.ts"
import { isSamePicture, pictureHash } from "./picture-hash.ts"
import { drawPhoto } from "./testing/draw-photo.ts"

describe("pictureHash", () => {
  it("knows a picture again that was scaled and compressed, and no other", async () => {
    const bytes = await drawPhoto({ kind: "shirt", colours: [{ colour: "navy" }] })
    const other = await drawPhoto({ kind: "trousers", colours: [{ colour: "navy" }] })
    const again = await sharp(bytes).resize(300).jpeg({ quality: 40 }).toBuffer()

    const [hash, hashAgain, hashOfOther] = await Promise.all(
      [bytes, again, other].map(async (one) => pictureHash(await decode(one))),
    )

    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect(isSamePicture(hash ?? "", hashAgain ?? "")).toBe(true)
    expect(isSamePicture(hash ?? "", hashOfOther ?? "")).toBe(false)
  })
})
