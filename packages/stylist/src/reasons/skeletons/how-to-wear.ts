import type { Skeleton } from "../grammar.ts"

/** How to wear it, by what in the look makes the advice possible. */
export const WEARING_SAYINGS = {
  /** `layer` hangs open over `under`; `buttoned` is the layer if it has buttons. */
  open: [
    "Leave {layer} open, so {under} {under:shows|show}.",
    "Do not button {buttoned}: {under} {under:is|are} half the look.",
    "Let {layer} hang open, for an easy line down the front.",
  ],
  /** `top` goes into the high waist of `bottom`. */
  tuckIn: [
    "Tuck {top} in, so the waist of {bottom} shows.",
    "Tuck {top} in all round, then pull it out by a thumb's width.",
    "Let {top} go into {bottom} and blouse a little over the waist.",
  ],
  /** Only its front does. */
  tuckFront: [
    "Tuck the front of {top}, leave the back.",
    "Half a tuck is enough: the front of {top} into {bottom}.",
    "Only the front of {top} goes in; the sides hang over {bottom}.",
  ],
  /** Ribbed sleeves are pushed up, others rolled. */
  push: [
    "Push the sleeves of {sleeved} up to just below the elbow.",
    "Sleeves of {sleeved} pushed up: bare forearms make it easy.",
  ],
  roll: [
    "Roll the sleeves of {sleeved} twice, to just below the elbow.",
    "Turn back the cuffs of {sleeved} until the forearm shows.",
  ],
  /** The hems of jeans. */
  cuff: [
    "Turn up the hems of {bottom} once, so the ankle shows.",
    "Cuff {bottom} just above the ankle, for air over the shoe.",
  ],
  /** `top` is close, `bottom` wide. */
  swing: [
    "Keep {top} flat to the body and let {bottom} swing.",
    "Stand tall: {bottom} {bottom:needs|need} the length, and {top} {top:gives|give} the shape.",
  ],
  /** `top` is wide, `bottom` close. */
  drop: [
    "Let {top} fall where it wants; {bottom} {bottom:keeps|keep} the line.",
    "Leave the hem of {top} loose over {bottom}.",
  ],
  /** A belt over `top`, whose hem hangs. */
  beltOver: [
    "Belt {top} at the waist: {belt} goes over it.",
    "Wear {belt} over {top}, where you are narrowest.",
  ],
  scarf: [
    "Loop {scarf} once and let both ends hang.",
    "Wind {scarf} round once, ends to the front.",
  ],
  jewel: [
    "Let {jewel} be the only shine.",
    "No other jewellery: {jewel} {jewel:is|are} enough.",
    "Hair back, and {jewel} will be seen.",
  ],
  hat: [
    "Wear {hat} a little back, so your face is seen.",
    "Let some hair out under {hat}.",
    "Put {hat} on last, slightly to one side.",
  ],
  /** A bag on a long strap. */
  across: [
    "Shorten the strap of {bag} until it sits on the hip.",
    "Let {bag} sit on the hip, not in front.",
  ],
  /** A clutch. */
  hand: ["Tuck {bag} under the arm and leave everything else at home."],
} as const satisfies Record<string, readonly Skeleton[]>

export type WearingCase = keyof typeof WEARING_SAYINGS
