import type { Skeleton } from "../grammar.ts"

/** How to wear it, by what in the look makes the advice possible. */
export const WEARING_SAYINGS = {
  /**
   * `layer` hangs open over `under`, which is the `hero` if one sees it first; `buttoned` is the layer if it has buttons.
   */
  open: [
    "Let {layer} hang open over {under}.",
    "Leave {buttoned} unbuttoned to show {under}.",
    "With {layer} open, {hero} {hero:gets|get} the attention.",
  ],
  /** The same with `under` tucked in. */
  openOverTuck: [
    "Tuck {under} in and leave {layer} open.",
    "Tuck {under} in; {layer} {layer:stays|stay} open.",
    "Tuck {under} in, so the waist shows where {layer} {layer:opens|open}.",
  ],
  /** `layer` is open only once a cold morning has turned into a mild day; `buttoned` is it if it has buttons. */
  openLater: [
    "Start the day with {layer} closed, and open {layer:it|them} once it is warm.",
    "Button {buttoned} up first thing, and let {buttoned:it|them} hang open later.",
    "{buttoned} buttoned for the way there, and open from then on.",
    "Keep {layer} closed until the sun is out, then wear {layer:it|them} open.",
  ],
  /** `coat` hangs open over the look on a mild day; `under` is what it shows, `hero` the same if one sees it first. */
  coatOpen: [
    "Leave {coat} undone to show {under}.",
    "Undo {coat} and let {hero} lead.",
    "{hero} {hero:is|are} too good to hide, so keep {coat} open.",
  ],
  /** `buttoned` is worn beneath `coat` in the cold. */
  underCoat: [
    "Button {buttoned} up beneath {coat}, and open it indoors.",
    "{buttoned} {buttoned:stays|stay} buttoned outdoors, under {coat}.",
  ],
  /** `layer` is worn beneath `coat`. */
  shed: [
    "When {coat} {coat:comes|come} off, {layer} {layer:finishes|finish} the look.",
    "Keep {layer} on when {coat} {coat:comes|come} off.",
  ],
  /**
   * `coat` is for a cold morning, of `low` degrees, before a mild afternoon of `high`; `under` is beneath it, and `warm` if
   * that is enough then.
   */
  forMorning: [
    "Fasten {coat} on the way out, and undo {coat:it|them} once it is mild.",
    "Keep {coat} closed in the morning, then let {under} show.",
    "{coat} {coat:is|are} for the morning; by the afternoon {warm} {warm:is|are} enough.",
    "At {high} degrees you can carry {coat}: {warm} {warm:is|are} warm enough.",
    "Take {coat} off when the day warms up; {warm} {warm:is|are} plenty.",
    "Take {coat} off when the day warms up, and let {under} show.",
    "By the afternoon {coat} can hang open over {under}.",
    "Wear {coat} first thing, and just {warm} later.",
    "{coat} for the way there, {warm} for the rest of the day.",
  ],
  /** `layer` is for a cool morning, of `low` degrees, before a warm afternoon of `high`, when `under` is enough; `knit` is the layer if it is one. */
  forCoolMorning: [
    "Wear {layer} early on, and {under} alone in the sun.",
    "Take {layer} for the morning; at {high} degrees {under} {under:is|are} enough.",
    "Start the day in {knit}, and tie it round your shoulders when the sun is out.",
    "Start the day in {layer}; {under} {under:does|do} for the rest of it.",
  ],
  /** Full-length legs of `bottom` over the shafts of low `boots`. */
  hemOver: ["Let {bottom} cover the tops of {boots}.", "Let {bottom} break over {boots}."],
  /** `top` goes into the high waist of `bottom`; it is `loose` if it is woven, and `lean` if it is close. */
  tuckIn: [
    "Tuck {top} in, so the waist of {bottom} shows.",
    "Tuck {loose} into {bottom} and let it blouse a little over the waist.",
    "Tuck {lean} in flat, all the way round.",
  ],
  /** Only its front does. */
  tuckFront: [
    "Tuck the front of {top}, leave the back.",
    "A half tuck is enough: only the front of {top}.",
    "Tuck in only the front of {top}; let the sides hang over {bottom}.",
  ],
  /** Ribbed sleeves are pushed up, others rolled. */
  push: [
    "Push the sleeves of {sleeved} up to the elbow.",
    "Push up the sleeves of {sleeved} to show your wrists.",
  ],
  roll: [
    "Roll the sleeves of {sleeved} up towards the elbow.",
    "Turn the cuffs of {sleeved} back once or twice.",
  ],
  /** The hems of jeans. */
  cuff: [
    "Turn up the hems of {bottom} once, so the ankle shows.",
    "Cuff {bottom} just above the ankle, so the shoes show.",
  ],
  /** The weather closes `coat`. */
  doneUp: [
    "Keep {coat} done up on a day like this, and open it indoors.",
    "Do {coat} up for the weather; what is beneath can show indoors.",
    "Close {coat} on the way and open it once you are in.",
    "{coat} goes closed outdoors and open indoors.",
  ],
  /** `base` is a thermal top, which nobody sees. */
  beneath: [
    "Put {base} on first: it warms and does not show.",
    "Wear {base} next to the skin, so the rest can stay as it is.",
  ],
  /** `top` is close, `bottom` wide; it is `swinging` if it moves when she walks. */
  swing: [
    "Keep {top} close to the body and let {swinging} swing.",
    "Keep {top} neat, so that {bottom} can be wide.",
  ],
  /** `top` is wide, `bottom` close. */
  drop: [
    "Leave {top} untucked; {bottom} {bottom:keeps|keep} the line slim.",
    "Leave the hem of {top} loose over {bottom}.",
  ],
  /** `top` hangs over the waistband of `bottom`, for her who is round in the middle. */
  leaveOut: [
    "Leave {top} untucked, so the hem falls straight past the waist.",
    "Let {top} fall loose over {bottom}.",
    "Let {top} hang straight over the waistband of {bottom}.",
  ],
  /** A belt over `top`, whose hem hangs. */
  beltOver: [
    "Belt {top} at the waist: {belt} goes over it.",
    "Wear {belt} over {top}, where you are narrowest.",
  ],
  scarf: [
    "Loop {scarf} once and let both ends hang.",
    "Wind {scarf} round once, ends to the front.",
    "Wind {scarf} loosely and let both ends fall.",
  ],
  /** A square of silk. */
  knotted: [
    "Fold {scarf} into a band and knot it at the throat.",
    "Knot {scarf} close at the neck and let the corners hang.",
    "Tie {scarf} once at the throat and leave the corners loose.",
  ],
  /** `jewel` is the only one. */
  jewel: [
    "Let {jewel} be the only jewellery.",
    "Just {jewel}: one more piece would compete.",
    "Stop at {jewel}, and leave the rest bare.",
  ],
  /** `jewel` is the only one, at the ears of a head that is not covered. */
  atEar: [
    "Nothing else near the face: {jewel} {jewel:catches|catch} the light.",
    "No other jewellery: {jewel} {jewel:is|are} enough.",
    "{jewel} {jewel:is|are} enough by the face.",
  ],
  /** A hat that is `knitted`, has a brim (`brimmed`) or is a `beret`, and `level` if it is none. */
  hat: [
    "Wear {knitted} a little back, so your face is seen.",
    "Pull {knitted} down over your ears.",
    "Wear {brimmed} straight, so the brim shades your eyes.",
    "Pull {beret} slightly to one side.",
    "Set {beret} back a little and tip it over one ear.",
    "Wear {level} level, just above the brows.",
    "Set {level} straight and low on the brow.",
  ],
  /** A bag on a long strap. */
  across: [
    "Shorten the strap, so that {bag} {bag:sits|sit} above the hip.",
    "Wear {bag} across the body and a little to the front.",
  ],
  /** A clutch. */
  hand: ["Carry {bag} in the hand or under the arm."],
} as const satisfies Record<string, readonly Skeleton[]>

export type WearingCase = keyof typeof WEARING_SAYINGS
