import type { GarmentWords } from "../vocabulary/garment.ts"
import { PAPER } from "./core/colour.ts"
import { curve, f1, pairs, rot, shape } from "./core/geom.ts"
import { type Layer, type Side, Z } from "./core/layer.ts"
import { Pen } from "./core/pen.ts"
import { type Arm, type Body, makeBody } from "./figure/body.ts"
import {
  bodysuit,
  drawArm,
  face,
  foot,
  groundOf,
  hair,
  legSkin,
  place,
  torsoSkin,
} from "./figure/figure.ts"
import { type Figure, mustBeColour, type WholeFigure, wholeFigure } from "./figure-words.ts"
import { piled, shadowOn, withShadows } from "./frame.ts"
import { armsOf, Outfit } from "./outfit.ts"
import { made } from "./pieces.ts"
import { quietRelative, washBehind } from "./wash.ts"

/** A figure and what it wears. */
export interface LookDrawing {
  readonly figure: Figure
  readonly garments: readonly GarmentWords[]
  /** What every id in the document begins with; each picture of a page needs its own. */
  readonly id?: string | undefined
  /** The wash behind the figure, #rrggbb; null for none. Left out, it suits the clothes. */
  readonly wash?: string | null | undefined
  /** The colour of the sheet, #rrggbb, or null to leave it clear. */
  readonly ground?: string | null | undefined
}

/** Where the figure wears nothing that it could suit. */
const BARE_WASH = "#c8b5a4"
const SIDES: readonly Side[] = ["L", "R"]
/** Contact shadows begin above the skin. */
const SHADOWS_FROM = 26
const SCALE = 1.045
const RISE = -7

/** One sleeve, how far it reaches down its arm, and whether a jacket lies over it. */
interface WornSleeve {
  readonly s: string
  readonly reach: number
  readonly covered: boolean
}

/** What the garments have given so far. */
interface Worn {
  readonly layers: Layer[]
  readonly sleeves: Record<Side, WornSleeve[]>
  holding: Side | undefined
}

/**
 * Draws a look: the figure wearing exactly these garments, an SVG document of 600 x 800 px.
 * @throws GarmentError on words that describe no garment, no figure or no colour
 */
export function drawLook(words: LookDrawing): string {
  const { id = "look", ground = PAPER } = words
  if (ground !== null) mustBeColour(ground, "ground")
  const figure = wholeFigure(words.figure)
  const outfit = new Outfit(words.garments.map(made))
  const pen = new Pen({ id })
  const arms = armsOf(figure.pose, figure.arms, outfit)
  const body = makeBody({ type: figure.bodyType, pose: figure.pose, arms })
  const layers = piled([
    ...bareLayers(pen, body, figure, outfit),
    ...dressedLayers(pen, body, figure, outfit),
  ])
  const [x, y] = groundOf(body)
  const moved = `translate(${f1(300 - 300 * SCALE + (302 - x) * 0.25)} ${RISE}) scale(${SCALE})`
  const drawing = shadowOn(pen, [x + 22, y], 112, 14) + withShadows(pen, layers, SHADOWS_FROM)
  const title = outfit.garments.map(({ name }) => name).join(", ")
  return pen.svg(
    `${pen.ground(ground)}${washOf(pen, words, outfit)}<g transform="${moved}">${drawing}</g>`,
    { title },
  )
}

function washOf(pen: Pen, { wash, ground }: LookDrawing, outfit: Outfit): string {
  if (wash === null || (wash === undefined && ground === null)) return ""
  if (wash !== undefined) {
    mustBeColour(wash, "wash")
    return washBehind(pen, wash)
  }
  return washBehind(pen, quietRelative(outfit.accent ?? BARE_WASH))
}

/** Skin, face and hair. */
function bareLayers(pen: Pen, body: Body, figure: WholeFigure, outfit: Outfit): Layer[] {
  const { skin } = figure
  const back: Side = body.front === "L" ? "R" : "L"
  // A bun has no room under a hat.
  const style = outfit.hasHat && figure.hair.style === "bun" ? "chignon" : figure.hair.style
  const { behind, front } = hair(pen, body, { ...figure.hair, style })
  const bareFeet = outfit.has("shoes")
    ? []
    : [{ z: 21, s: foot(pen, body, skin, back) + foot(pen, body, skin, body.front) }]
  const underwear = outfit.garments.length > 0 ? [] : [{ z: Z.tucked, s: bodysuit(pen, body) }]
  return [
    { z: Z.hairBehind, s: behind },
    { z: Z.legs, s: legSkin(pen, body, skin, back, outfit.legsFrom) },
    { z: Z.legs + 0.5, s: legSkin(pen, body, skin, body.front, outfit.legsFrom) },
    ...bareFeet,
    { z: Z.skin, s: torsoSkin(pen, body, skin) },
    ...underwear,
    { z: Z.face, s: face(pen, body, skin) },
    { z: Z.hair, s: front },
  ]
}

/** The garments, and the arms with their sleeves. */
function dressedLayers(pen: Pen, body: Body, figure: WholeFigure, outfit: Outfit): Layer[] {
  const worn: Worn = { layers: [], sleeves: { L: [], R: [] }, holding: undefined }
  const freeHand: Side = body.arm.L.kind === "hang" ? "L" : "R"
  outfit.garments.forEach((one, index) => {
    if (outfit.isHidden(one)) return
    const underJacket = outfit.isUnderJacket(one)
    pen.seed = 1 + index * 37 + one.words.seed * 101
    const layers = one.piece.worn(pen, body, {
      tucked: outfit.isTucked(one),
      underJacket,
      underCoat: outfit.isUnderCoat(one),
      intoBoots: outfit.hasBoots,
      bootsFrom: outfit.bootsFrom,
      waistband: outfit.waistband,
      freeHand,
      skin: figure.skin,
    })
    for (const layer of layers) {
      if (layer.hand) worn.holding = layer.hand
      if (!layer.arm) {
        worn.layers.push(layer)
        continue
      }
      const { arm, t1 } = layer
      worn.sleeves[arm].push({ s: layer.s, reach: t1 ?? 0, covered: underJacket })
    }
  })
  const arms = SIDES.map(
    (side): Layer => ({
      z: side === "L" ? Z.armL : Z.armR,
      s: armInSleeves(pen, body, figure.skin, side, worn, outfit),
    }),
  )
  return [...worn.layers, ...arms]
}

function armInSleeves(
  pen: Pen,
  body: Body,
  skin: string,
  side: Side,
  { sleeves, holding }: Worn,
  outfit: Outfit,
): string {
  const seen = seenSleeves(pen, body.arm[side], sleeves[side])
  const longest = Math.max(0, ...seen.map(({ reach }) => reach))
  const gloves = outfit.garments.find(({ words }) => words.kind === "gloves")
  const { limb, hand } = drawArm(pen, body, skin, side, {
    hand: holding === side ? "holding" : undefined,
    from: longest ? longest - UNDER_SLEEVE : undefined,
    glove: gloves?.cloth.colour,
  })
  const dressed = limb + seen.map(({ s }) => s).join("")
  if (body.arm[side].kind !== "pocket") return hand + dressed
  pen.dip(outfit.pocketColour ?? skin)
  return intoPocket(pen, body.arm[side], dressed)
}

/** How far up inside the longest sleeve the arm is drawn, as a share of its length. */
const UNDER_SLEEVE = 0.08

/**
 * The sleeves that are seen, from the inside out: below a jacket's only what comes out of it, however
 * wide it is further up.
 */
function seenSleeves(pen: Pen, arm: Arm, sleeves: readonly WornSleeve[]): WornSleeve[] {
  const outer = sleeves.filter(({ covered }) => !covered)
  const end = Math.max(0, ...outer.map(({ reach }) => reach))
  const longer = sleeves.filter(({ covered, reach }) => covered && reach > end + 0.05)
  if (longer.length === 0) return outer
  const put = place(arm.p(end - 0.05), arm.dir(end - 0.05), arm.side)
  const below = pen.clip(
    shape(pairs([-220, 0, 220, 0]).map(put), pairs([220, 460, -220, 460]).map(put)),
  )
  const out = longer.map((one) => ({ ...one, s: `<g clip-path="url(#${below})">${one.s}</g>` }))
  return [...out, ...outer]
}

/** Where a hand in a pocket disappears, along the arm. */
const MOUTH = 0.97

/** A hand in a pocket: the arm ends at the pocket's mouth, and the knuckles show through the cloth. */
function intoPocket(pen: Pen, arm: Arm, dressed: string): string {
  const put = place(arm.p(MOUTH), arm.dir(MOUTH), arm.side)
  const inside = place(arm.p(MOUTH), rot(arm.dir(MOUTH), -26 * arm.side), arm.side)
  const clip = pen.clip(
    shape(pairs([-220, 0, 220, 0]).map(put), pairs([220, -460, -220, -460]).map(put)),
  )
  const knuckles = pairs([-8, 1, -10, 12, -8, 24, -1, 31, 7, 28, 10, 18, 9, 3]).map(inside)
  const mouth = pairs([-14, -1, 0, 1.5, 14, -1]).map(put)
  return (
    pen.fill(shape(knuckles), pen.tone, 0.13) +
    pen.thin(curve(knuckles.slice(1, 6)), 0.8, pen.tone, ' opacity=".45"') +
    `<g clip-path="url(#${clip})">${dressed}</g>` +
    pen.line(mouth, 2, { a: 0.4, b: 0.3, lost: 0 })
  )
}
