import type { Skeleton } from "../grammar.ts"

/** How two pieces, or all of them, relate to each other; each case has its own test. */
export const TOGETHER_SAYINGS = {
  /**
   * `small` is the one colourful thing among neutrals: shoes, a bag, a scarf; `accent` is its
   * colour, `bold` the same if it is strong.
   */
  fullStop: [
    "Everything else is quiet, so {small} {small:is|are} the full stop.",
    "{bold} {bold:is|are} the one bright note among neutrals.",
    "The rest keeps still and lets {small} speak.",
    "Neutral clothes, then {accent} at the end: {small} {small:makes|make} it look meant.",
    "Take {small} away and it is a plain look; with a little {accent} it is a finished one.",
  ],
  /** `hero` is the one colourful garment, `bold` the same if its colour is strong. */
  leads: [
    "{hero} {hero:leads|lead}; the neutrals around step back.",
    "One strong colour is enough: {bold}, with calm company.",
    "The neutrals are there so that {hero} can be seen.",
  ],
  /** `warm` and `cool` are colours of two pieces: camel and navy; `severe` is the cool one if it is dark. */
  warms: [
    "{warm} warms the {cool}.",
    "{warm} takes the chill off {cool}.",
    "{cool} and {warm}, cool with warm: each makes the other look richer.",
    "The warmth of {warm} keeps {severe} from looking severe.",
  ],
  /** `light` and `dark` are two pieces far apart in lightness. */
  contrast: [
    "{light} against {dark}: a clean, sharp contrast.",
    "{light} beside {dark}: each makes the other look cleaner.",
    "Light and dark, {light} with {dark}: simple, and it always works.",
  ],
  /** `one` and `other` are colours of one family: sage and forest green. */
  tonal: [
    "{one} and {other} are cousins, so they sit easily together.",
    "One family in two depths, {one} with {other}: calm and rich.",
    "From {one} to {other} is one small step.",
    "Tone on tone: {one} deepens into {other}.",
  ],
  /** `one` and `other` are two colours far apart, and neither is neutral. */
  lively: [
    "{one} with {other}: a pairing with some nerve, and it works.",
    "{one} and {other} keep each other lively.",
    "Wear {one} with {other} and both look clearer.",
  ],
  /**
   * `calm` is a neutral colour that goes with `colour`; `all` is the same if the look has no third,
   * and `loud` if it is strong.
   */
  rests: [
    "{calm} gives {colour} room to be seen.",
    "{all} with {calm} is all the colour scheme it needs.",
    "{calm} keeps {loud} from having to shout.",
    "{loud} does the talking, {calm} listens.",
    "Against {calm}, {colour} looks its best.",
  ],
  /** `shared` is one colour that `first` and `second` both have. */
  repeats: [
    "{first} and {second} share one {shared}, and it looks planned.",
    "The {shared} comes twice, in {first} and {second}, and that is what makes it a set.",
    "{second} {second:picks|pick} up the {shared} of {first}.",
  ],
  /** A print whose colour returns in another piece; `figures` is its pattern if that has the colour. */
  echoes: [
    "The {shared} in {print} comes back in {other}.",
    "{other} {other:takes|take} the {shared} straight out of the {figures}.",
    "{print} {print:has|have} {shared} in it, so {other} {other:belongs|belong}.",
    "Find the {shared} in the {figures}, and you know why {other} {other:fits|fit}.",
  ],
  /** The only print of the look. */
  onePrint: [
    "One print is plenty: {print}, and plain things around.",
    "The {pattern} of {print} {pattern:gets|get} all the attention, and the plain pieces allow it.",
    "Everything else is plain, so the {pattern} can be busy.",
    "{print} {print:keeps|keep} the plain pieces from looking plain.",
  ],
  /** A wide piece with a close one. */
  narrowAboveWide: [
    "{close} close, {wide} wide: one answers the other.",
    "{close} {close:stays|stay} neat so that {wide} can swing.",
    "Volume below, shape above: {close} {close:balances|balance} {wide}.",
  ],
  wideAboveNarrow: [
    "{wide} roomy, {close} slim: the proportions do the styling.",
    "Volume above, a narrow line below: {close} {close:keeps|keep} {wide} in check.",
    "{close} {close:keeps|keep} the shape under something as easy as {wide}.",
  ],
  /** All in neutrals, without accent. */
  quiet: [
    "No colour shouts, so the cut and the cloth can be seen.",
    "Neutrals from head to toe, and nothing competes.",
    "Quiet colours side by side look more expensive than they are.",
  ],
} as const satisfies Record<string, readonly Skeleton[]>

export type TogetherCase = keyof typeof TOGETHER_SAYINGS
