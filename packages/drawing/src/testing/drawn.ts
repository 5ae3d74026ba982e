import { GarmentError, type GarmentWords, type Kind } from "@stylin/garments/vocabulary"
import { expect } from "vitest"
import { bounds } from "../core/geom.ts"

export const NAVY = [{ colour: "navy" }] as const
export const words = (kind: Kind, more: Partial<GarmentWords> = {}): GarmentWords => ({
  kind,
  colours: NAVY,
  ...more,
})

/** The error with which something is refused. */
export function errorOf(run: () => string): GarmentError {
  try {
    run()
  } catch (error) {
    if (error instanceof GarmentError) return error
    throw error
  }
  throw new Error("nothing was refused")
}

export const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedOf = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)

/** Throws unless tags nest and say nothing twice, ids are this document's own, used ids exist, and numbers are numbers. */
export function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const open: string[] = []
  for (const [tag, closing, name = "", empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    const attributes = [...tag.matchAll(/ ([\w:-]+)="/g)].map(([, attribute]) => attribute)
    expect(new Set(attributes).size, tag).toBe(attributes.length)
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  const ids = idsOf(svg)
  expect(new Set(ids).size).toBe(ids.length)
  const known = new Set(ids)
  expect(usedOf(svg).filter((id) => !known.has(id))).toEqual([])
}

/** Where the drawing lies on its sheet of 600 x 800, in px: its outlines moved by its one transform. */
function placed(svg: string): readonly number[] {
  const [, tx = "", ty = "", k = ""] =
    /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">/.exec(svg) ?? []
  const outlines = [...svg.matchAll(/<path id="[^"]+" d="[^"]+"\/>/g)].map(([path]) => path)
  const [x0, y0, x1, y1] = bounds(outlines.join(""))
  const at = (n: number, move: string) => n * Number(k) + Number(move)
  return [at(x0, tx), at(y0, ty), at(x1, tx), at(y1, ty)]
}

/** Throws unless the drawing lies within its sheet, two pixels from each edge. */
export function expectOnSheet(svg: string): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = placed(svg)
  expect(x0).toBeGreaterThan(2)
  expect(y0).toBeGreaterThan(2)
  expect(x1).toBeLessThan(598)
  expect(y1).toBeLessThan(798)
}
