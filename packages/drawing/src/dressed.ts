import { type Kind, kindFacts, type WholeGarment } from "@stylin/garments/vocabulary"
import { isPrinted } from "./core/cloth.ts"
import { type Layer, type Owner, type Side, Z } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"
import type { Body } from "./figure/body.ts"
import type { WholeFigure } from "./figure-words.ts"
import { fallsOver } from "./garments/kinds-lower.ts"
import { bootsFrom } from "./garments/kinds-shoes.ts"
import { hemShare, lengthOf } from "./garments/lengths.ts"
import type { Outfit } from "./outfit.ts"
import type { MadeGarment } from "./pieces.ts"
import { isOverClosed, sheerOver } from "./sheer.ts"
import { handOut, sleevedArm, type WornSleeve } from "./sleeved.ts"
import { isTooDark } from "./told-apart.ts"
import { hasBeltBag, openOver, waistFit } from "./waist.ts"

const SIDES: readonly Side[] = ["L", "R"]

/** Tights do not come between it and the skin. */
const isOnBareSkin = (kind: Kind): boolean => kind === "tights" || kindFacts(kind).slot === "top"

/** Whether its hem reaches the ankle: of a skirt or a dress. */
const isLongSkirt = ({ kind, ...words }: WholeGarment): boolean =>
  (kindFacts(kind).slot === "bottom" || kindFacts(kind).slot === "dress") &&
  lengthOf(words) === "maxi"

/** Where along the leg her skirt or her dress ends; undefined without one. */
function skirtEnd({ garments }: Outfit): number | undefined {
  const skirt = garments.find(({ words: { kind } }) => /_(?:skirt|dress)$/.test(kind))
  return skirt && hemShare(lengthOf(skirt.words))
}

const isDarkAndPlain = ({ cloth }: MadeGarment) => isTooDark(cloth.colour) && !isPrinted(cloth)

/** How far down the arm a sleeve reaches, 0 to 1, from which on it is seen on the body. */
const LONG = 0.6

/** A dark sleeve is told from its own body as if it were another garment: an arm that lies on it would be lost. */
function darkSleeve(sleeves: readonly WornSleeve[]): Owner | undefined {
  const outermost = sleeves.findLast(({ covered }) => !covered)
  if (!outermost?.dark || outermost.sheer || outermost.reach < LONG) return undefined
  return { colour: outermost.dark.colour }
}

/** What the garments have contributed so far. */
interface Worn {
  readonly layers: Layer[]
  readonly sleeves: Record<Side, WornSleeve[]>
  holding: Side | undefined
}

/** The garments, and the arms with their sleeves. */
export function dressedLayers(pen: Pen, body: Body, figure: WholeFigure, outfit: Outfit): Layer[] {
  const worn: Worn = { layers: [], sleeves: { L: [], R: [] }, holding: undefined }
  const freeHand: Side = body.arm.L.kind === "hang" ? "L" : "R"
  // Between the hem of a skirt to the ground and shoes, a rim would be the edge of a slip.
  const hasLongSkirt = outfit.garments.some(({ words }) => isLongSkirt(words))
  outfit.garments.forEach((one, index) => {
    if (outfit.isHidden(one, figure.hair.style)) return
    const underJacket = outfit.isUnderJacket(one)
    pen.seed = 1 + index * 37 + one.words.seed * 101
    const layers = one.piece.worn(pen, body, {
      tucked: outfit.isTucked(one),
      frontIn: outfit.frontIn(one),
      belted: outfit.isBelted(one),
      sleevesUp: outfit.hasSleevesUp(one),
      hemsUp: outfit.hasHemsUp(one),
      underJacket,
      underHood: outfit.isUnderHood(one),
      overHood: outfit.isOverHood(one),
      inCollar: outfit.isInCollar(one),
      underTop: outfit.isUnderTop(one),
      underScarf: outfit.hasScarf,
      overClosed: isOverClosed(one, outfit),
      onSkin: outfit.isOnSkin(one),
      closed: outfit.isClosed(one),
      overDress: outfit.has("dress"),
      underCoat: outfit.isUnderCoat(one),
      underCape: outfit.hasCape,
      handsCovered: outfit.hasHandsCovered,
      coatEnd: outfit.coatEnd,
      skirtEnd: skirtEnd(outfit),
      overWide: outfit.hasWideLegs,
      overLayer: outfit.isOverLayer(one),
      bootsFrom: outfit.bootsFrom,
      waistband: outfit.waistband,
      underLegs: outfit.garments.some(({ words }) => fallsOver(words, outfit.bootsFrom)),
      openOver: openOver(outfit),
      underBib: outfit.hasBib,
      waistFit: waistFit(outfit),
      underBeltBag: hasBeltBag(outfit),
      freeHand,
      skin: isOnBareSkin(one.words.kind) ? figure.skin : outfit.legIn(one, figure.skin),
      inTights: !isOnBareSkin(one.words.kind) && outfit.isOnHose(one),
    })
    // A print tells itself from what it lies on, and a low shoe is drawn with the foot in its tights.
    const isOneWithFoot = kindFacts(one.words.kind).slot === "shoes" && !bootsFrom(one.words)
    const isBelowHem = hasLongSkirt && kindFacts(one.words.kind).slot === "shoes"
    const isOneWithLeg = isBelowHem || (isOneWithFoot && outfit.isOnHose(one))
    const of = isPrinted(one.cloth) || isOneWithLeg ? undefined : one.cloth
    const under = sheerOver(one, outfit) ?? Z.shirtCollar
    for (const layer of layers) {
      if (layer.hand) worn.holding = layer.hand
      if (!layer.arm) {
        worn.layers.push({
          ...layer,
          of,
          z: layer.z < Z.shirtCollar ? Math.min(layer.z, under) : layer.z,
        })
        continue
      }
      const { arm, t1, s, sheer = false, bareShoulder = false, inOne = false } = layer
      const isGlove = one.words.kind === "gloves"
      const sleeve = {
        s,
        reach: t1 ?? 0,
        covered: !isGlove && (underJacket || outfit.isUnderTop(one)),
        sheer,
        bareShoulder,
        dark: isDarkAndPlain(one) && !inOne ? one.cloth : undefined,
      }
      // Gloves go into every sleeve.
      if (isGlove) worn.sleeves[arm].unshift(sleeve)
      else worn.sleeves[arm].push(sleeve)
    }
  })
  const gloves = outfit.garments.find(({ words }) => words.kind === "gloves")
  const arms = SIDES.map(
    (side): Layer => ({
      z: side === "L" ? Z.armL : Z.armR,
      of: darkSleeve(worn.sleeves[side]),
      s: sleevedArm(pen, body, side, {
        sleeves: worn.sleeves[side],
        skin: figure.skin,
        hand: worn.holding === side ? "holding" : undefined,
        glove: gloves?.cloth.colour,
        pocket: outfit.pocketColour,
      }),
    }),
  )
  const { holding } = worn
  const out: Layer[] =
    holding && outfit.hasHandsCovered
      ? [
          {
            z: Z.onCape + 0.5,
            s: handOut(pen, body, holding, {
              skin: figure.skin,
              glove: gloves?.cloth.colour,
              cape: outfit.capeColour,
            }),
          },
        ]
      : []
  return [...worn.layers, ...arms, ...out]
}
