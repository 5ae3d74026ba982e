import type { Skeleton } from "../grammar.ts"

/** How two pieces, or all of them, relate to each other; each case has its own test. */
export const TOGETHER_SAYINGS = {
  /**
   * `small` is the one colourful thing among neutrals: shoes, a bag, a scarf; `accent` is its
   * colour, `bold` the same if it is strong.
   */
  fullStop: [
    "Everything else is neutral, so {small} {small:stands|stand} out.",
    "{bold} {bold:is|are} the one bright note among neutrals.",
    "The rest is quiet and lets {small} stand out.",
    "Neutral clothes, then {accent} to finish: {small} {small:makes|make} it look planned.",
    "Without {small} it would be plain; a little {accent} finishes it.",
  ],
  /** `hero` is the one colourful garment, `bold` the same if its colour is strong. */
  leads: [
    "{hero} {hero:is|are} the colour here; the neutrals let it show.",
    "One strong colour is enough: {bold}, with neutrals around it.",
    "With neutrals around it, {hero} {hero:gets|get} noticed.",
    "Keep everything else neutral and let {hero} stand out.",
  ],
  /** `warm` and `cool` are colours of two pieces: camel and navy; `severe` is the cool one if it is dark. */
  warms: [
    "{warm} warms the {cool}.",
    "{warm} takes the chill off {cool}.",
    "{cool} and {warm}, cool with warm: both look richer for it.",
    "The warmth of {warm} keeps {severe} from looking severe.",
  ],
  /** `light` and `dark` are two pieces far apart in lightness. */
  contrast: [
    "{light} against {dark}: a clean, sharp contrast.",
    "{light} with {dark}: crisp and simple.",
    "Light and dark, {light} with {dark}: simple, and it always works.",
  ],
  /** `one` and `other` are colours of one family: sage and forest green. */
  tonal: [
    "{one} and {other} are close in colour, so they sit easily together.",
    "{one} with {other}: two depths of one colour.",
    "{one} next to {other} is tone on tone.",
    "Tone on tone: {one} deepens into {other}.",
  ],
  /** `one` and `other` are two colours far apart, and neither is neutral. */
  lively: [
    "{one} with {other} is a bold pairing, and it works.",
    "{one} and {other} make each other stronger.",
    "{one} with {other}: two colours that keep the look lively.",
  ],
  /**
   * `calm` is a neutral colour that goes with `colour`; `all` is the same if the look has no third,
   * and `loud` if it is strong.
   */
  rests: [
    "{calm} lets {colour} stand out.",
    "Just {all} and {calm}: a simple colour scheme.",
    "{calm} balances the strong {loud}.",
    "{loud} looks its best against {calm}.",
    "{colour} stands out well against {calm}.",
    "{calm} gives {colour} a quiet background.",
    "{all} and {calm} need nothing else.",
  ],
  /** `shared` is one colour that `first` and `second` both have. */
  repeats: [
    "{first} and {second} match in {shared}, so the look holds together.",
    "{shared} in both {first} and {second} ties the look together.",
    "{second} {second:picks|pick} up the {shared} of {first}.",
  ],
  /** `shared` is the colour of exactly three things. */
  thread: [
    "{shared} comes three times, in {first}, {second} and {third}: that ties it together.",
    "{first}, {second} and {third} are all {shared}, so it looks planned.",
    "{shared} in {first}, {second} and {third} is enough to hold it together.",
  ],
  /** `upper` and `lower` are a plain top and bottom of one colour, `shared`. */
  column: [
    "{shared} above and below makes one long line.",
    "{upper} and {lower} are both {shared}, so nothing cuts the line.",
    "With {shared} above and below, nothing breaks the line.",
  ],
  /** A print whose colour returns in another piece; `figures` is its pattern if that has the colour. */
  echoes: [
    "The {shared} in {print} comes back in {other}.",
    "{other} {other:picks|pick} up the {shared} in the {figures}.",
    "{print} {print:has|have} {shared} in it, so {other} {other:goes|go} with it.",
    "There is {shared} in the {figures} too, so {other} {other:fits|fit}.",
  ],
  /** The only print of the look. */
  onePrint: [
    "One print is enough: {print}, with plain pieces around.",
    "Plain pieces let the {pattern} of {print} stand out.",
    "Everything else is plain, so the {pattern} can be busy.",
    "{print} {print:lifts|lift} the plain pieces.",
  ],
  /** A wide piece with a close one. */
  narrowAboveWide: [
    "{close} {close:is|are} neat, which balances {wide}.",
    "{close} {close:stays|stay} neat so that {wide} can swing.",
    "Volume below, shape above: {close} {close:balances|balance} {wide}.",
  ],
  wideAboveNarrow: [
    "{close} {close:is|are} slim, which balances {wide}.",
    "Volume above, a narrow line below: {close} {close:balances|balance} {wide}.",
    "{close} {close:keeps|keep} the outline slim under {wide}.",
  ],
  /** `leg` and `shoes` have one colour, `shared`. */
  legs: [
    "{leg} {leg:runs|run} straight into {shoes}, so the leg looks longer.",
    "Nothing stops the eye at the ankle: {leg} and {shoes} are both {shared}.",
    "{leg} and {shoes} make one long line down to the ground.",
    "{shoes} in the colour of {leg}: that adds a little height.",
  ],
  /** `one` and `other` are equally dressy. */
  level: [
    "{one} and {other} are equally dressy, so neither shows its partner up.",
    "{one} and {other} are dressed to the same degree, so they belong together.",
    "Neither {one} nor {other} outdresses the other.",
    "{one} and {other} belong to the same kind of day.",
    "You could wear {one} and {other} to all the same places.",
    "{one} and {other} would both fit the same invitation.",
  ],
  /** `one` and `other` are both for every day, and `other` is a little dressier. */
  easy: [
    "{one} and {other} are both easy to wear, so nothing looks overdone.",
    "Neither {one} nor {other} makes a fuss, so they get on.",
    "{one} and {other} have the same ease about them.",
    "Nothing dressy here: {one} and {other} are at ease together.",
  ],
  /** `other` is dressier than `one`. */
  lifts: [
    "{other} {other:lifts|lift} {one} just enough.",
    "{other} {other:gives|give} {one} some polish.",
    "{one} alone would be everyday; {other} {other:dresses|dress} it up.",
  ],
  /** `other` is plainer than `one`. */
  eases: [
    "{other} {other:keeps|keep} {one} from looking stiff.",
    "{other} {other:takes|take} the starch out of {one}.",
    "{one} {one:looks|look} less dressed up with {other}.",
  ],
  /** All in neutrals, without accent. */
  quiet: [
    "With only neutrals, the cut and the cloth stand out.",
    "Neutrals from head to toe, so everything goes together.",
    "Neutrals side by side always look polished.",
    "Without a loud colour, people see you first.",
    "All of it is neutral: add any bag or scarf you like.",
    "A quiet palette like this lives from how things are cut.",
  ],
} as const satisfies Record<string, readonly Skeleton[]>

export type TogetherCase = keyof typeof TOGETHER_SAYINGS
