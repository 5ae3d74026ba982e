import { describe, expect, it } from "vitest"
import { photoNames } from "./photo-names.ts"

const photo = (facts: { pictureOf?: string; showed?: string[]; content_type?: string }) => ({
  id: "1",
  content_type: "image/jpeg",
  created_at: "2026-11-20T23:59:59.000Z",
  showed: [],
  ...facts,
})

describe("photoNames", () => {
  it("give the day and what a photo shows", () => {
    const names = photoNames([
      photo({ pictureOf: "Navy wool coat", content_type: "image/png" }),
      photo({ showed: ["Navy wool coat"] }),
      photo({ showed: ["Jeans", "White T-shirt"], content_type: "image/webp" }),
      photo({ content_type: "image/avif" }),
      photo({ content_type: "application/octet-stream" }),
    ])

    expect(names).toEqual([
      "photos/2026-11-20 Navy wool coat.png",
      "photos/2026-11-20 Navy wool coat (photo).jpg",
      "photos/2026-11-20 photo of several garments.webp",
      "photos/2026-11-20 photo.avif",
      "photos/2026-11-20 photo.bin",
    ])
  })

  it("never repeat, not even in another case", () => {
    const summaries = ["Coat", "coat", "COAT", "Coat 2"]

    const names = photoNames(summaries.map((pictureOf) => photo({ pictureOf })))

    expect(names).toEqual([
      "photos/2026-11-20 Coat.jpg",
      "photos/2026-11-20 coat 2.jpg",
      "photos/2026-11-20 COAT 3.jpg",
      "photos/2026-11-20 Coat 2 2.jpg",
    ])
  })

  it.each([
    ["../../etc/passwd", "etc passwd"],
    ["C:\\coat<script>|?*", "C coat script"],
    ["a\u0000b\nc\u202ed", "a b c d"],
    ["Ärmellose Weste, grün & weiß", "Ärmellose Weste, grün & weiß"],
    ["साड़ी", "साड़ी"],
    ["...", "photo"],
    ["👗", "photo"],
    [`${"long ".repeat(40)}`, "long ".repeat(12).trim()],
  ])("are valid on every system: %j", (pictureOf, expected) => {
    expect(photoNames([photo({ pictureOf })])).toEqual([
      `photos/2026-11-20 ${expected.normalize("NFC")}.jpg`,
    ])
  })
})
