import type { Kind, WholeGarment } from "@stylin/garments/vocabulary"
import type { Cloth } from "./core/cloth.ts"
import type { Layer, Side } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"
import type { Body } from "./figure/body.ts"
import type { Fit } from "./figure/fit.ts"
import type { Rise } from "./figure/hang.ts"

/** What hangs open over the waist. */
export type OpenOver = "jacket" | "coat"

/** What else is worn, if it changes how one garment is drawn. */
export interface Wearing {
  /** Its hem is tucked into the garment below: tops only. */
  readonly tucked: boolean
  /** The rise of the waistband that takes in only the front of its hem: tops only. */
  readonly frontIn?: Rise | undefined
  /** A belt draws it in at the waist. */
  readonly belted?: boolean
  /** Its sleeves are rolled or pushed up. */
  readonly sleevesUp?: boolean
  /** Its hems are turned up above the ankle. */
  readonly hemsUp?: boolean
  /** A jacket or coat is worn over it: its cuffs and the outside of its collar do not show. */
  readonly underJacket: boolean
  /** The hood of a jacket or coat lies round the neck: a hood below it lies inside that one. */
  readonly underHood?: boolean
  /** A hood below it lies outside, over its collar. */
  readonly overHood?: boolean
  /** A hood, or a collar that a zip closes, goes round the collar below it. */
  readonly inCollar?: boolean
  /** A scarf goes round the neck. */
  readonly underScarf?: boolean
  /** A jumper or a hoodie goes over it, of whose neckline and sleeves only what is longer comes out. */
  readonly underTop?: boolean
  /** It is of thin cloth over a closed top, which shimmers through it. */
  readonly overClosed?: boolean
  /** Only skin is below it: a garment that opens at the front is closed. */
  readonly onSkin?: boolean
  /** It is a coat or a cape that the weather closes. */
  readonly closed?: boolean
  /** A cape goes over its sleeves, which lie close to the arm below it. */
  readonly underCape?: boolean
  /** A cape goes over the hands as well: what is held comes out through its slit and lies on it. */
  readonly handsCovered?: boolean
  /** A dress or a one-piece suit is below it, whose top nothing else shows. */
  readonly overDress?: boolean
  /** A coat is worn over it, which presses a full skirt together. */
  readonly underCoat: boolean
  /** Where along the leg (0 hip, 1 ankle) that coat ends: below it, a full skirt opens out again. */
  readonly coatEnd?: number | undefined
  /** Where along the leg the skirt or the dress worn with it ends; undefined without one. */
  readonly skirtEnd?: number | undefined
  /** Legs so wide that they would stand out beside a coat are below it. */
  readonly overWide?: boolean
  /** A cardigan or a jacket is worn below it, between its open fronts. */
  readonly overLayer?: boolean
  /** Where along the leg (0 hip, 1 ankle) the shaft of boots that take slim hems in begins. */
  readonly bootsFrom?: number | undefined
  /** The rise of the visible waistband of trousers or a skirt worn with it. */
  readonly waistband?: Rise | undefined
  /** The lowest of what hangs open over the waist: what is belted there goes beneath it. */
  readonly openOver?: OpenOver | undefined
  /** How wide the outermost garment is that is closed round the waist. */
  readonly waistFit?: Fit | undefined
  /** A bag is belted round the waist, on its front. */
  readonly underBeltBag?: boolean
  /** Legs fall over the shafts of boots down to the foot. */
  readonly underLegs?: boolean
  /** A bib goes over its front: dungarees' or a pinafore's. */
  readonly underBib?: boolean
  /** The hand that is free to hold a bag. */
  readonly freeHand: Side
  /** The skin's colour, for garments that show it: sandals, lace. */
  readonly skin: string
  /** It is the colour of tights, sheer or not: modelled as cloth. */
  readonly inTights?: boolean
}

/** A garment ready to be drawn: the shape that its words ask for, in its cloth. */
export interface Piece {
  /** Its layers on a figure, or on the mannequin if `body.flat`. */
  worn(pen: Pen, body: Body, wearing: Wearing): readonly Layer[]
  /**
   * Its picture alone in its own frame, in any size. Without it, the garment is drawn on the
   * mannequin.
   */
  alone?(pen: Pen): string
  /** True if it stands on a floor when drawn alone, with its shadow at its foot. */
  readonly stands?: boolean
}

/** Makes a piece from whole words and the cloth that was mixed for them. */
export type PieceMaker = (words: WholeGarment, cloth: Cloth) => Piece

/** The makers of some kinds; all of them together cover the vocabulary. */
export type PieceMakers<K extends Kind> = Readonly<Record<K, PieceMaker>>

/** Makers for kinds that differ only in their own part. */
export function makersOf<K extends Kind, Own>(
  table: Readonly<Record<K, Own>>,
  make: (own: Own, kind: K) => PieceMaker,
): PieceMakers<K> {
  // Object.entries and fromEntries lose the type of the keys.
  const entries = Object.entries(table) as [K, Own][]
  return Object.fromEntries(entries.map(([kind, own]) => [kind, make(own, kind)])) as PieceMakers<K>
}
