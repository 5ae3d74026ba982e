import type { Cloth, Panel, Surface } from "../../core/cloth.ts"
import { blend, light, shade } from "../../core/colour.ts"
import { curve, pairs } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"

/** Below this OKLab lightness white shows so well on leather that little of it is enough. */
const DEEP = 0.42

/** What gleams. */
const SMOOTH: ReadonlySet<Surface> = new Set(["leather", "coated", "satin"])

/** Where the light lies on a bag, as a share of its height, and how broad it is. */
const AT = 0.2
const BROAD = 0.2

/**
 * The gloss of a bag of leather or satin: one soft band of light across it, below its upper edge. Lights that are broken, as on
 * clothes, look like patches on something as small.
 * @returns undefined for other materials, which have a surface of their own
 */
export function bagGloss(pen: Pen, cloth: Cloth, panel: Panel): string | undefined {
  const { material, colour } = cloth
  if (material === undefined || !SMOOTH.has(material) || cloth.metallic) return undefined
  const glow = blend(colour, "#FFFFFF", light(colour) < DEEP ? 0.3 : 0.42)
  const run = curve(panel.path(pairs([-1.1, AT + 0.03, -0.4, AT, 0.3, AT, 1.1, AT + 0.04])))
  const broad = Math.round(panel.height * BROAD)
  return (
    (cloth.foiled ? foil(pen, panel, cloth) : "") +
    pen.thin(run, broad, glow, ' stroke-opacity=".22"') +
    pen.thin(run, Math.round(broad * 4) / 10, glow, ' stroke-opacity=".4"')
  )
}

/** What a skin of metal adds: a white heart in the light, and below it a deep band in which the light turns away. */
function foil(pen: Pen, panel: Panel, { colour }: Cloth): string {
  const across = (v: number) =>
    curve(panel.path(pairs([-1.1, v + 0.06, -0.3, v, 0.3, v, 1.1, v + 0.05])))
  const broad = panel.height * BROAD
  return (
    pen.thin(
      across(AT + 0.34),
      Math.round(broad * 1.4),
      shade(colour, 1.4),
      ' stroke-opacity=".4"',
    ) +
    pen.thin(across(AT + 0.62), Math.round(broad), "#FFFFFF", ' stroke-opacity=".3"') +
    pen.thin(across(AT), Math.round(broad * 5) / 10, "#FFFFFF", ' stroke-opacity=".75"')
  )
}
