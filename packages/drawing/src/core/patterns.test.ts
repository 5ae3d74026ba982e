import { expect, test } from "vitest"
import { light } from "./colour.ts"
import { pairs } from "./geom.ts"
import { Panel } from "./panel.ts"
import { patternOverlay } from "./patterns.ts"
import { Pen } from "./pen.ts"

const panel = new Panel(pairs([0, 0, 0, 50, 0, 100]), pairs([80, 0, 80, 50, 80, 100]), 6)
const OUTLINE = "M0 0h80v100h-80Z"

/** How light the yarns of a cloth's pattern are (OKLab), each by how much of it shows. */
function yarns(pattern: "tweed" | "herringbone", colour: string): number[] {
  const pen = new Pen()
  const svg = pen.svg(patternOverlay(pen, { colour, pattern, material: "plain" }, panel, OUTLINE))
  return [...svg.matchAll(/stroke="(#\w{6})"[^>]*?opacity="([\d.]+)"/g)].map(
    ([, hex = "", opacity = ""]) => light(hex) * Number(opacity),
  )
}

test.each(["tweed", "herringbone"] as const)("black %s stays black", (pattern) => {
  expect(yarns(pattern, "#26242a").length).toBeGreaterThan(0)
  for (const yarn of yarns(pattern, "#26242a")) expect(yarn).toBeLessThan(0.36)
})
