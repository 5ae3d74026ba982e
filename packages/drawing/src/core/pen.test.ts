import { describe, expect, it } from "vitest"
import { fold, Panel, paint } from "./cloth.ts"
import { light } from "./colour.ts"
import { bounds, pairs, shape } from "./geom.ts"
import { escaped, Pen } from "./pen.ts"

const L = pairs([0, 0, -10, 50, 0, 100])
const R = pairs([80, 0, 90, 50, 80, 100])
const panel = new Panel(L, R, 6)
const outline = shape([L[0] ?? [0, 0], R[0] ?? [0, 0]], R, [...L].reverse())

describe("Pen", () => {
  it("gives ids with its own prefix, whatever the prefix is", () => {
    const pen = new Pen({ id: 'a"><script>' })
    const svg = pen.svg(pen.solid("M0 0l1 1Z", "#123456", "<g/>"))
    expect(svg).not.toContain("<script>")
    expect([...svg.matchAll(/ id="([^"]+)"/g)].every(([, id]) => /^[\w-]+$/.test(id ?? ""))).toBe(
      true,
    )
  })

  it("defines once what is asked for twice", () => {
    const pen = new Pen()
    const make = (id: string) => `<clipPath id="${id}"/>`
    expect(pen.once("a", make)).toBe(pen.once("a", make))
    expect(pen.once("b", make)).not.toBe(pen.once("a", make))
  })

  it("escapes its title", () => {
    expect(escaped(`<a href="x">&'`)).toBe("&#60;a href=&#34;x&#34;&#62;&#38;&#39;")
    expect(new Pen().svg("", { title: "<b>" })).toContain("<title>&#60;b&#62;</title>")
  })

  it("draws on dark cloth in a darker ink than on pale", () => {
    const pen = new Pen()
    pen.dip("#f2e8d5")
    const pale = light(pen.tone)
    pen.dip("#1f2a47")
    expect(light(pen.tone)).toBeLessThan(pale)
  })
})

describe("Panel", () => {
  it("is addressed across and down", () => {
    expect(panel.at(-1, 0)).toEqual([0, 0])
    expect(panel.at(1, 1)).toEqual([80, 100])
    expect(panel.at(0, 0)).toEqual([40, 6])
    expect(panel.angle).toBe(0)
    expect(panel.height).toBe(100)
  })
})

describe("paint", () => {
  it("keeps to the outline and names every id that it uses", () => {
    for (const pattern of ["plain", "breton", "check", "floral", "abstract"] as const) {
      for (const material of ["denim", "satin", "corduroy", "fur", "lace"] as const) {
        const pen = new Pen()
        const drawn = paint(pen, { colour: "#6a1f31", pattern, material }, panel, outline, {
          folds: [fold(0.2, 0.1, 0.5, 0.6)],
        })
        const svg = pen.svg(drawn)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)
        expect(used.filter((id) => !ids.includes(id))).toEqual([])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(bounds(pen.outlines)).toEqual(bounds(`<path d="${outline}"/>`))
      }
    }
  })

  it("draws two panels of one cloth with one tile", () => {
    const pen = new Pen()
    const cloth = { colour: "#6a1f31", pattern: "dot" } as const
    const svg = pen.svg(paint(pen, cloth, panel, outline) + paint(pen, cloth, panel, outline))
    expect(svg.match(/<circle/g)).toHaveLength(2)
  })

  it("lets what is below shimmer through thin cloth that hangs free", () => {
    const drawn = (density: number | undefined, unlined: boolean) =>
      paint(new Pen(), { colour: "#6a1f31", density }, panel, outline, { unlined })
    expect(drawn(0.6, true)).toMatch(/^<g opacity="0.6">/)
    expect(drawn(0.6, false)).not.toContain('opacity="0.6"')
    expect(drawn(undefined, true)).toBe(drawn(undefined, false))
  })

  it("folds another way for another seed", () => {
    const drawnWith = (seed: number) => {
      const pen = new Pen()
      pen.seed = seed
      return paint(pen, { colour: "#8b8c8e" }, panel, outline, {
        folds: [fold(0.2, 0.1, 0.5, 0.6)],
      })
    }
    expect(drawnWith(1)).toBe(drawnWith(1))
    expect(drawnWith(1)).not.toBe(drawnWith(102))
  })
})
