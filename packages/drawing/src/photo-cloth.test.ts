import { describe, expect, it } from "vitest"
import { drawLook } from "./look.ts"
import { type PhotoCloth, showsCloth } from "./photo-cloth.ts"

const HREF = "data:image/jpeg;base64,QUJD"
const STRIPED: PhotoCloth = {
  colour: "#5a5f78",
  tile: { href: HREF, width: 120, height: 80, garmentLength: 600 },
}

const drawn = (photo?: PhotoCloth) =>
  drawLook({
    figure: {},
    garments: [{ kind: "shirt", pattern: "stripe", colours: [{ colour: "white" }], photo }],
  })

/** The size of the repeating tile that shows the photograph. */
function tileIn(svg: string): readonly number[] {
  const found = /<pattern [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*><image/.exec(svg)
  return found?.slice(1).map(Number) ?? []
}

describe("a garment in the cloth of its photograph", () => {
  it("is filled with the tile, its collar and cuffs too, at true size", () => {
    const svg = drawn(STRIPED)

    const [width = 0, height = 0] = tileIn(svg)
    expect(width).toBeCloseTo((120 * 62 * 4.1) / 600, 0)
    expect(width / height).toBeCloseTo(1.5, 1)
    expect(svg.split(HREF)).toHaveLength(2)
    expect(svg.match(/fill="url\(#/g)?.length).toBeGreaterThan(6)
  })

  it("is drawn plain where its photograph shows no pattern", () => {
    expect(drawn({}).length).toBeLessThan(drawn().length)
    expect(drawn({})).not.toContain("<image")
  })

  it("has the photograph's own colour where it is plain, until she calls it something else", () => {
    const photo = { colour: "#b1aa98", called: "sage" }
    const skirt = (colour: "sage" | "navy") =>
      drawLook({ figure: {}, garments: [{ kind: "midi_skirt", colours: [{ colour }], photo }] })

    expect(skirt("sage")).toContain("#b1aa98")
    expect(skirt("navy")).not.toContain("#b1aa98")
  })

  it("has a motif on its body alone, row by row as broad as the body", () => {
    const href = "data:image/png;base64,REVG"
    const motif = { href, left: -0.5, right: 0.5, middle: 0.35, aspect: 1.5 }
    const svg = drawLook({
      figure: {},
      garments: [{ kind: "t_shirt", colours: [{ colour: "navy" }], photo: { motif } }],
    })

    expect(svg.split(href)).toHaveLength(2)
    const widths = [...svg.matchAll(/<svg x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g)].map(([, w]) =>
      Number(w),
    )
    expect(widths.length).toBeGreaterThan(3)
    expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths))
  })

  it("shows no other pattern beside the photograph's", () => {
    expect(drawn(STRIPED)).not.toContain('stroke-width="1.7"')
  })
})

describe("showsCloth", () => {
  it("holds for clothes, not for what is carried or worn on feet", () => {
    expect(showsCloth("cardigan")).toBe(true)
    expect(showsCloth("tote_bag")).toBe(false)
    expect(showsCloth("heels")).toBe(false)
  })
})
