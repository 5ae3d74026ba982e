import type { Styling } from "@stylin/garments/vocabulary"
import { PAPER } from "./core/colour.ts"
import { f1 } from "./core/geom.ts"
import { type Layer, type Side, Z } from "./core/layer.ts"
import { Pen } from "./core/pen.ts"
import { dressedLayers } from "./dressed.ts"
import { type Body, makeBody } from "./figure/body.ts"
import { faceShape } from "./figure/face-shape.ts"
import {
  bodysuit,
  coveredChest,
  coveringColour,
  face,
  foot,
  groundOf,
  type Hair,
  hair,
  isCovering,
  legSkin,
  soleOf,
  torsoSkin,
} from "./figure/figure.ts"
import { type Figure, mustBeColour, type WholeFigure, wholeFigure } from "./figure-words.ts"
import { piled, rimOn, shadowUnder, withShadows } from "./frame.ts"
import { Outfit } from "./outfit.ts"
import type { DressedWords } from "./photo-cloth.ts"
import { type MadeGarment, made } from "./pieces.ts"
import { armsOf } from "./posed.ts"
import { inSteps } from "./tone-steps.ts"

/** A figure and what it wears. */
export interface LookDrawing {
  readonly figure: Figure
  readonly garments: readonly DressedWords[]
  /** What is tucked, rolled, turned up, belted or closed, and the socks; left out, the drawing decides. */
  readonly styling?: Styling | undefined
  /** Prefix of every id in the document; each picture of a page needs its own. */
  readonly id?: string | undefined
  /** The colour of the sheet, #rrggbb, or null to leave it clear. */
  readonly ground?: string | null | undefined
}

/** Contact shadows begin above the skin. */
const SHADOWS_FROM = 26
const SCALE = 1.045
const RISE = -7
/** The height of the crown of every figure, in px. */
const CROWN = 35

/**
 * Draws a look: the figure wearing exactly these garments, and socks if the styling has them, an SVG document of 600 x 800 px.
 * @throws GarmentError for words that describe no garment, no figure or no colour
 */
export function drawLook(words: LookDrawing): string {
  const { id = "look", ground = PAPER } = words
  if (ground !== null) mustBeColour(ground, "ground")
  const figure = wholeFigure(words.figure)
  const garments = inSteps(words.garments.map(made))
  const outfit = new Outfit([...garments, ...socksOf(words)], words.styling)
  const pen = new Pen({ id })
  const arms = armsOf(figure.pose, figure.arms, outfit)
  const { bodyType: type, size, height, age, pose } = figure
  const body = makeBody({ type, size, height, age, pose, arms })
  const layers = piled([
    ...bareLayers(pen, body, figure, outfit),
    ...dressedLayers(pen, body, figure, outfit),
  ])
  const [x, y] = groundOf(body)
  const usual = groundOf(makeBody({ type, size, age, pose, arms }))[1]
  // All stand on the same ground; a tall figure is drawn smaller, so that its head has room.
  const scale = Math.round(SCALE * Math.min(1, (usual - CROWN) / (y - CROWN)) * 1000) / 1000
  const rise = RISE + usual * SCALE - y * scale
  const moved = `translate(${f1(300 - 300 * scale + (302 - x) * 0.25)} ${f1(rise)}) scale(${scale})`
  const worn = rimOn(layers, ground, SCALE) + withShadows(pen, layers, SHADOWS_FROM)
  const drawing = shadowUnder(pen, [soleOf(body, "L"), soleOf(body, "R")]) + worn
  const title = garments.map(({ name }) => name).join(", ")
  return pen.svg(`${pen.ground(ground)}<g transform="${moved}">${drawing}</g>`, { title })
}

/** What goes without saying inside her shoes, so long that no hem shows where it ends. */
function socksOf({ styling: { socks } = {} }: LookDrawing): MadeGarment[] {
  return socks === undefined
    ? []
    : [made({ kind: "socks", colours: [{ colour: socks }], cut: { length: "knee" } })]
}

/** Her hair, or what covers it: the headscarf that is worn, as she wears hers, or tied at the nape. */
function headOf({ hair: own }: WholeFigure, outfit: Outfit): Hair {
  const { headscarf, hasHat: hatted } = outfit
  if (!headscarf) return { ...own, hatted }
  const style = isCovering(own.style) ? own.style : "headscarf"
  return { ...own, style, scarf: headscarf.cloth.colour, cloth: headscarf.cloth, hatted }
}

/** Skin, face and hair. */
function bareLayers(pen: Pen, body: Body, figure: WholeFigure, outfit: Outfit): Layer[] {
  const { skin } = figure
  const back: Side = body.front === "L" ? "R" : "L"
  const head = headOf(figure, outfit)
  const { behind, front } = hair(pen, body, head)
  const isChestCovered = head.style === "hijab" && outfit.garments.length > 0
  const bareFeet = outfit.has("shoes")
    ? []
    : [{ z: 21, s: foot(pen, body, skin, back) + foot(pen, body, skin, body.front) }]
  const underwear = outfit.garments.length > 0 ? [] : [{ z: Z.tucked, s: bodysuit(pen, body) }]
  return [
    { z: Z.hairBehind, s: behind },
    { z: Z.legs, s: legSkin(pen, body, skin, back, { from: outfit.legsFrom }) },
    {
      z: Z.legs + 0.5,
      s: legSkin(pen, body, skin, body.front, { from: outfit.legsFrom }),
    },
    ...bareFeet,
    { z: Z.skin, s: torsoSkin(pen, body, skin) },
    ...(isChestCovered ? [{ z: Z.covered, s: coveredChest(pen, body, coveringColour(head)) }] : []),
    ...underwear,
    {
      z: Z.face,
      s: face(pen, body, skin, {
        hair: figure.hair.colour,
        older: figure.age === "older",
        shape: faceShape(figure.face),
      }),
    },
    { z: Z.hair, s: front },
  ]
}
