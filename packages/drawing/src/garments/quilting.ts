import { innerLine, shade, tint } from "../core/colour.ts"
import { flowing, lens } from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"

/** Quilted channels across a panel: each seam pulls in, with shade above it and light below. */
export function quilting(pen: Pen, panel: Panel, colour: string, channels: number): string {
  let shadows = ""
  let lights = ""
  let lines = ""
  for (let i = 1; i < channels; i++) {
    const v = i / channels
    const across = [-1.02, -0.4, 0.4, 1.02]
    shadows += lens(
      [panel.at(-0.85, v - 0.008), panel.at(0.1, v - 0.25 / channels), panel.at(1.05, v - 0.008)],
      (panel.height / channels) * 0.34,
    )
    lights += lens(
      [
        panel.at(-0.95, v + 0.34 / channels),
        panel.at(-0.4, v + 0.3 / channels),
        panel.at(0.3, v + 0.36 / channels),
      ],
      (panel.height / channels) * 0.2,
    )
    lines += flowing(across.map((u) => panel.at(u, v)))
  }
  return (
    pen.fill(shadows, shade(colour, 1.1), 0.55) +
    pen.fill(lights, tint(colour, 1.4), 0.5) +
    pen.thin(lines, 1.1, innerLine(colour))
  )
}
