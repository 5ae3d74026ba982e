import type { Cloth } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import { curve, lens, shape } from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"
import { EDGE, EDGED } from "./bodice-trim.ts"
import { button } from "./seams.ts"

export type SleeveEnd = "hem" | "cuff" | "rib" | "turned" | "gathered" | "pushed" | "deep"

/** What finishes a sleeve: a stitched hem, a shirt's cuff, ribbing, gathers or a turned-back cuff. */
export function sleeveEnd(
  pen: Pen,
  panel: Panel,
  cloth: Cloth,
  {
    end,
    long,
    edged = false,
  }: { readonly end: SleeveEnd; readonly long: boolean; readonly edged?: boolean | undefined },
): string {
  const line = innerLine(cloth.colour)
  const at = (v: number) => [panel.at(-1, v), panel.at(0, v + 0.003), panel.at(1, v)]
  switch (end) {
    case "rib": {
      const top = cloth.thin ? (long ? 0.95 : 0.9) : long ? 0.915 : 0.84
      const band = shape(at(top), [...at(1)].reverse())
      return (
        pen.fill(band, shade(cloth.colour, 0.9), 0.7) +
        pen.mark(at(top), 1.2, line, { a: 0.7, b: 0.7 }) +
        ribs(pen, panel, top + 0.01, line, cloth.thin)
      )
    }
    case "cuff":
      return pen.mark(at(0.945), 1.1, line, { a: 0.7, b: 0.7 })
    case "deep":
      return deepCuff(pen, panel, cloth)
    case "gathered":
      return pen.mark(at(0.965), 1, line, { a: 0.7, b: 0.7 }) + ribs(pen, panel, 0.93, line)
    case "pushed":
      return pushed(pen, panel, cloth)
    case "turned":
      return turned(pen, panel, cloth)
    default: {
      if (cloth.material === "knit" || cloth.material === "cable") return ""
      const v = long ? 0.955 : 0.9
      if (edged)
        return (
          pen.fill(shape(at(v), [...at(1)].reverse()), shade(cloth.colour, EDGE), EDGED) +
          pen.mark(at(v), 1.2, line, { a: 0.8, b: 0.8 })
        )
      return pen.thin(
        curve([-0.9, 0, 0.9].map((u) => panel.at(u, v))),
        0.6,
        line,
        ' stroke-opacity=".7"',
      )
    }
  }
}

const RIBS = [-0.66, -0.33, 0, 0.33, 0.66] as const
const FINE_RIBS = [-0.84, -0.63, -0.42, -0.21, 0, 0.21, 0.42, 0.63, 0.84] as const

function ribs(pen: Pen, panel: Panel, top: number, line: string, areFine = false): string {
  const places = areFine ? FINE_RIBS : RIBS
  const strokes = places.map((u) => curve([panel.at(u, top), panel.at(u, 1)]))
  return pen.thin(strokes.join(""), areFine ? 0.6 : 1, line, ' stroke-opacity=".8"')
}

/** A blouse's deep buttoned cuff, and the gathers that it takes in. */
function deepCuff(pen: Pen, panel: Panel, { colour }: Cloth): string {
  const line = innerLine(colour)
  const top = [panel.at(-1, CUFF), panel.at(0, CUFF + 0.004), panel.at(1, CUFF)]
  const folds = [-0.7, -0.35, 0, 0.35, 0.7].map((u, i) =>
    lens(
      [
        panel.at(u, CUFF),
        panel.at(u * 1.06, CUFF - 0.05),
        panel.at(u * 1.1, CUFF - 0.1 - (i % 2) * 0.04),
      ],
      3.4,
    ),
  )
  return (
    pen.fill(folds.join(""), shade(colour, 1.6), 0.7) +
    pen.mark(top, 1.5, line, { a: 0.8, b: 0.8 }) +
    [0.03, 0.06]
      .map((down) => button(panel.at(0.5, CUFF + down), 1.4, tint(colour, 1), line))
      .join("")
  )
}

/** Where along the sleeve a deep cuff begins. */
const CUFF = 0.9

/** Cloth heaped up above the ribbing of a sleeve that is pushed up. */
function pushed(pen: Pen, panel: Panel, cloth: Cloth): string {
  const heaps = [0.62, 0.71, 0.8].map((v, i) =>
    lens(
      [
        panel.at(-0.98, v - 0.03),
        panel.at(i % 2 ? 0.2 : -0.1, v + 0.035),
        panel.at(0.98, v - 0.02),
      ],
      6,
    ),
  )
  return (
    pen.fill(heaps.join(""), shade(cloth.colour, 1.4), 0.8) +
    sleeveEnd(pen, panel, cloth, { end: "rib", long: false })
  )
}

function turned(pen: Pen, panel: Panel, { colour }: Cloth): string {
  const top = [panel.at(-1.12, 0.9), panel.at(0, 0.905), panel.at(1.12, 0.9)]
  const bottom = [panel.at(1.14, 1.01), panel.at(0, 1.02), panel.at(-1.14, 1.01)]
  return (
    pen.fill(shape(top, bottom), tint(colour, 0.6)) + pen.line(top, 1.3) + pen.line(bottom, 1.5)
  )
}
