import type { Kind, Length } from "@stylin/garments/vocabulary"
import { Z } from "../core/layer.ts"
import { headMap } from "../figure/face.ts"
import type { PieceMaker, PieceMakers } from "../piece.ts"
import { belt, beltAlone } from "./extras/belt.ts"
import { sunglasses, sunglassesAlone } from "./extras/eyewear.ts"
import { gloveCuffs, glovesAlone } from "./extras/gloves.ts"
import { HATS, type HatKind } from "./extras/hats.ts"
import { hosiery, socksAlone, tightsAlone } from "./extras/hosiery.ts"
import { bracelet, earrings, necklace, ring, watch } from "./extras/jewellery.ts"
import {
  braceletAlone,
  earringsAlone,
  necklaceAlone,
  ringAlone,
  watchAlone,
} from "./extras/jewellery-alone.ts"
import { scarf, scarfAlone } from "./extras/scarf.ts"
import { small, smallOn } from "./extras/small.ts"

type ExtraKind =
  | HatKind
  | Extract<
      Kind,
      | "scarf"
      | "gloves"
      | "belt"
      | "sunglasses"
      | "necklace"
      | "earrings"
      | "bracelet"
      | "ring"
      | "watch"
      | "tights"
      | "socks"
    >

/** Px per unit of the head's frame for a hat alone, and how much heavier its lines are. */
const HAT = { k: 165, weight: 1.7 }

/** Where along the leg a sock begins. */
const SOCK_FROM: Partial<Record<Length, number>> = { ankle: 0.86, knee: 0.56 }

const onHead =
  (kind: HatKind): PieceMaker =>
  (_, cloth) => ({
    worn: (pen, body) => [{ z: Z.hat, s: HATS[kind](smallOn(pen, cloth, headMap(body))) }],
    alone: (pen) => HATS[kind](small(pen, cloth, [300, 560], HAT.k, HAT.weight)),
  })

/** What is worn besides clothes: on the head, the neck, the hands, the waist. */
export const EXTRAS: PieceMakers<ExtraKind> = {
  beanie: onHead("beanie"),
  beret: onHead("beret"),
  cap: onHead("cap"),
  fedora: onHead("fedora"),
  bucket_hat: onHead("bucket_hat"),
  sun_hat: onHead("sun_hat"),
  scarf: (_, cloth) => ({
    worn: (pen, body) => scarf(pen, body, cloth),
    alone: (pen) => scarfAlone(pen, cloth),
  }),
  gloves: (_, cloth) => ({
    worn: (pen, body) => gloveCuffs(pen, body, cloth),
    alone: (pen) => glovesAlone(pen, cloth),
  }),
  belt: (_, cloth) => ({
    worn: (pen, body, { waistband }) => belt(pen, body, cloth, waistband),
    alone: (pen) => beltAlone(pen, cloth),
  }),
  sunglasses: (_, cloth) => ({
    worn: (pen, body) => sunglasses(pen, body, cloth),
    alone: (pen) => sunglassesAlone(pen, cloth),
  }),
  necklace: (_, cloth) => ({
    worn: (pen, body) => necklace(pen, body, cloth),
    alone: (pen) => necklaceAlone(pen, cloth),
  }),
  earrings: (_, cloth) => ({
    worn: (pen, body) => earrings(pen, body, cloth),
    alone: (pen) => earringsAlone(pen, cloth),
  }),
  bracelet: (_, cloth) => ({
    worn: (pen, body) => bracelet(pen, body, cloth),
    alone: (pen) => braceletAlone(pen, cloth),
  }),
  ring: (_, cloth) => ({
    worn: (pen, body) => ring(pen, body, cloth),
    alone: (pen) => ringAlone(pen, cloth),
  }),
  watch: (_, cloth) => ({
    worn: (pen, body) => watch(pen, body, cloth),
    alone: (pen) => watchAlone(pen, cloth),
  }),
  tights: (_, cloth) => ({
    worn: (pen, body, { skin }) => hosiery(pen, body, cloth, skin, 0),
    alone: (pen) => tightsAlone(pen, cloth),
  }),
  socks: ({ cut }, cloth) => ({
    worn: (pen, body, { skin }) =>
      hosiery(pen, body, cloth, skin, SOCK_FROM[cut.length ?? "ankle"] ?? 0.86),
    alone: (pen) => socksAlone(pen, cloth, cut.length === "knee"),
  }),
}
