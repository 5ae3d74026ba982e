import {
  HAIR_STYLES,
  type HairStyle,
  HEAD_COVERINGS,
  type HeadCovering,
} from "@stylin/garments/vocabulary"
import { type Cloth, Panel, patternOverlay } from "../core/cloth.ts"
import { blend, light, shade, tint } from "../core/colour.ts"
import { blob, curve, lens, type Points, pairs, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "./body.ts"
import { headMap } from "./face.ts"
import { headscarf, headwrap, hijab } from "./hair/covered.ts"
import { bun, chignon, lowTail, pony } from "./hair/gathered.ts"
import type { Hairdo, HairPart, HairTone } from "./hair/part.ts"
import { crop } from "./hair/short.ts"
import { bob, long } from "./hair/smooth.ts"
import { braids, curls, locs, waves } from "./hair/textured.ts"

const HAIRDOS = {
  bob,
  long,
  waves,
  bun,
  chignon,
  crop,
  pony,
  curls,
  braids,
  locs,
  headwrap,
  headscarf,
  hijab,
} as const satisfies Record<HairStyle | HeadCovering, Hairdo>

/** There is no room for a bun or a high ponytail under a hat. */
const UNDER_HAT: Partial<Readonly<Record<Head, Hairdo>>> = { bun: chignon, pony: lowTail }

/** What is on a head: hair in a style, or what covers it. */
export type Head = keyof typeof HAIRDOS
export const HEADS: readonly Head[] = [...HAIR_STYLES, ...HEAD_COVERINGS]

/** Whether it is no hair that is seen. */
export function isCovering(head: Head): boolean {
  return HEAD_COVERINGS.some((covering) => covering === head)
}

/** A head of hair; colours are #rrggbb. */
export interface Hair {
  readonly style: Head
  readonly colour: string
  /** The colour of what covers it. */
  readonly scarf?: string | undefined
  /** The cloth of what covers it, for its print. */
  readonly cloth?: Cloth | undefined
  /** A hat is worn and presses the hair down. */
  readonly hatted?: boolean | undefined
}

/** The left and the right edge of all that a covering may reach, from above the crown to the chest. */
const PRINTED = {
  left: pairs([-1.6, -1.7, -1.6, 2.8]),
  right: pairs([1.6, -1.7, 1.6, 2.8]),
} as const

/** The hair that a hat leaves: all below its brim, less and less above it. */
const BELOW_HAT = pairs([
  -3, 4, -3, 0.2, -1.12, 0.02, -0.96, -0.4, -0.74, -0.78, 0.74, -0.78, 0.98, -0.4, 1.16, 0.02, 3,
  0.2, 3, 4,
])

/** The colour of what covers a head, #rrggbb. */
export function coveringColour({ scarf = "#C9AE97" }: Pick<Hair, "scarf">): string {
  return scarf
}

/** Whether hair is so pale that its strands and its edge show only in shade, and how deep that is. */
const isPale = (colour: string): boolean => light(colour) > 0.7
const PALE_STRANDS = 1.3

function tonesOf(head: Hair): Record<HairTone, string> {
  const { colour } = head
  const scarf = coveringColour(head)
  return {
    hair: colour,
    deep: shade(colour, 0.85),
    // On white nothing is paler: strands are told by their shade.
    lit: isPale(colour)
      ? shade(colour, PALE_STRANDS)
      : blend(colour, "#FFF1DC", light(colour) > 0.6 ? 0.4 : 0.2),
    sheen: blend(colour, "#FFF1DC", light(colour) > 0.6 ? 0.22 : 0.09),
    scarf,
    scarfDeep: shade(scarf, 0.9),
    scarfLit: tint(scarf, 1),
  }
}

/** The edge that sets hair of this colour off a pale ground, and dark hair off dark cloth. */
const edgeOf = (colour: string): string =>
  light(colour) < 0.34 ? blend(colour, "#FFE9CF", 0.16) : shade(colour, isPale(colour) ? 2.4 : 1.4)

/** Hair: `behind` goes under the clothes, `front` over face and collar. */
export function hair(
  pen: Pen,
  body: Body,
  asked: Hair,
): { readonly behind: string; readonly front: string } {
  const map = headMap(body)
  const tones = tonesOf(asked)
  const at = (points: Points) => points.map(map)
  const rim = edgeOf(asked.colour)
  // The head and shoulders, so that a print lies on them in one piece.
  const panel = new Panel(at(PRINTED.left), at(PRINTED.right))
  const printOn = (d: string) =>
    asked.cloth ? pen.within(d, patternOverlay(pen, asked.cloth, panel, d)) : ""
  const drawn = (part: HairPart): string => {
    switch (part.shape) {
      case "mass": {
        const [d, colour] = [blob(at(part.points)), tones[part.tone]]
        const edged = part.tone === "hair" || part.tone === "scarf"
        const filled = edged ? pen.edged(d, colour, 1, edgeOf(colour), 0.8) : pen.fill(d, colour)
        return part.tone === "scarf" ? filled + printOn(d) : filled
      }
      case "cut": {
        const [first, ...rest] = part.runs
        return pen.fill(shape(at(first), ...rest.map(at)), tones[part.tone])
      }
      case "edge":
        return pen.thin(
          part.lines.map((line) => curve(at(line))).join(""),
          1,
          rim,
          ' stroke-opacity=".8"',
        )
      case "hairs":
        return pen.fill(
          part.lines.map((line) => lens(at(line), part.width)).join(""),
          tones[part.tone],
        )
      case "ropes": {
        const d = part.lines.map((line) => curve(at(line))).join("")
        return (
          pen.thin(d, part.width, rim) +
          pen.thin(d, part.width - 1.2, asked.colour) +
          pen.thin(d, 0.9, tones.lit, ' stroke-dasharray="2.4 3" stroke-opacity=".8"')
        )
      }
      case "strands":
        return part.lines
          .map((line, i) =>
            pen.mark(at(line), part.width + (i % 2) * 0.4, tones[part.tone], { a: 0.1, b: 0.1 }),
          )
          .join("")
    }
  }
  const { behind, front } = (asked.hatted && UNDER_HAT[asked.style]) || HAIRDOS[asked.style]
  const pressed = asked.hatted ? shape(BELOW_HAT.map(map)) : undefined
  const whole = (parts: readonly HairPart[]) => {
    const s = parts.map(drawn).join("")
    return pressed ? pen.within(pressed, s) : s
  }
  return { behind: whole(behind), front: whole(front) }
}
