import type { Kind, Length } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import type { Layer } from "../core/layer.ts"
import { Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { headMap } from "../figure/face.ts"
import { makersOf, type PieceMaker, type Wearing } from "../piece.ts"
import { belt, beltAlone } from "./extras/belt.ts"
import { earringFormOf, earrings, earringsAlone } from "./extras/earrings.ts"
import { sunglasses, sunglassesAlone } from "./extras/eyewear.ts"
import { gloveCuffs, glovesAlone } from "./extras/gloves.ts"
import { HATS } from "./extras/hats.ts"
import { headscarfAlone } from "./extras/headscarf.ts"
import { hosiery, socksAlone, tightsAlone } from "./extras/hosiery.ts"
import { bracelet, necklace, ring, watch } from "./extras/jewellery.ts"
import { braceletAlone, necklaceAlone, ringAlone, watchAlone } from "./extras/jewellery-alone.ts"
import { scarf, scarfAlone, scarfFormOf } from "./extras/scarf.ts"
import { type Small, small, smallOn } from "./extras/small.ts"
import { statement, statementAlone } from "./extras/statement.ts"

/** How a small thing is worn, and how it is drawn alone. */
interface Views {
  readonly worn: (pen: Pen, body: Body, cloth: Cloth, wearing: Wearing) => readonly Layer[]
  readonly alone: (pen: Pen, cloth: Cloth) => string
}

const SMALL_THINGS = {
  gloves: { worn: gloveCuffs, alone: glovesAlone },
  belt: {
    worn: (pen, body, cloth, { waistband }) => belt(pen, body, cloth, waistband),
    alone: beltAlone,
  },
  sunglasses: { worn: sunglasses, alone: sunglassesAlone },
  bracelet: { worn: bracelet, alone: braceletAlone },
  ring: { worn: ring, alone: ringAlone },
  watch: { worn: watch, alone: watchAlone },
} satisfies Partial<Record<Kind, Views>>

const NECKLACES = {
  necklace: ({ touches }, cloth) => {
    const views = touches.includes("statement")
      ? { worn: statement, alone: statementAlone }
      : { worn: necklace, alone: necklaceAlone }
    return {
      worn: (pen, body) => views.worn(pen, body, cloth),
      alone: (pen) => views.alone(pen, cloth),
    }
  },
} satisfies Partial<Record<Kind, PieceMaker>>

/** Px per unit of the head's frame for a hat alone, and how much heavier its lines are. */
const HAT = { k: 165, weight: 1.7 }

/** Where along the leg a sock begins. */
const SOCK_FROM: Partial<Record<Length, number>> = { ankle: 0.86, knee: 0.56 }

const onHead =
  (hat: (frame: Small, isWorn: boolean) => string): PieceMaker =>
  (_, cloth) => ({
    worn: (pen, body) => [{ z: Z.hat, s: hat(smallOn(pen, cloth, headMap(body)), true) }],
    alone: (pen) => hat(small(pen, cloth, [300, 560], HAT.k, HAT.weight), false),
  })

const onBody =
  ({ worn, alone }: Views): PieceMaker =>
  (_, cloth) => ({
    worn: (pen, body, wearing) => worn(pen, body, cloth, wearing),
    alone: (pen) => alone(pen, cloth),
  })

const HOSIERY = {
  tights: (_, cloth) => ({
    worn: (pen, body, { skin }) => hosiery(pen, body, cloth, skin, 0),
    alone: (pen) => tightsAlone(pen, cloth),
  }),
  socks: ({ cut }, cloth) => ({
    worn: (pen, body, { skin }) =>
      hosiery(pen, body, cloth, skin, SOCK_FROM[cut.length ?? "ankle"] ?? 0.86),
    alone: (pen) => socksAlone(pen, cloth, cut.length === "knee"),
  }),
} satisfies Partial<Record<Kind, PieceMaker>>

const EARS = {
  earrings: ({ touches }, cloth) => {
    const form = earringFormOf(touches, cloth)
    return {
      worn: (pen, body) => earrings(pen, body, cloth, form),
      alone: (pen) => earringsAlone(pen, cloth, form),
    }
  },
} satisfies Partial<Record<Kind, PieceMaker>>

const NECKWEAR = {
  scarf: ({ cloth: { material } }, cloth) => {
    const form = cloth.fringed ? "fringed" : scarfFormOf(material)
    return {
      worn: (pen, body) => scarf(pen, body, cloth, form),
      alone: (pen) => scarfAlone(pen, cloth, form),
    }
  },
} satisfies Partial<Record<Kind, PieceMaker>>

const HEADWEAR = {
  headscarf: (_, cloth) => ({
    // On a figure it is drawn with the hair that it covers.
    worn: () => [],
    alone: (pen) => headscarfAlone(pen, cloth),
  }),
} satisfies Partial<Record<Kind, PieceMaker>>

/** Everything worn besides clothes: on the head, the neck, the hands, the waist. */
export const EXTRAS = {
  ...makersOf(HATS, onHead),
  ...makersOf(SMALL_THINGS, onBody),
  ...HOSIERY,
  ...NECKLACES,
  ...EARS,
  ...NECKWEAR,
  ...HEADWEAR,
}
