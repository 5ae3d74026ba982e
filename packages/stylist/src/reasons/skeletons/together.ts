import type { Skeleton } from "../grammar.ts"

/** How two pieces, or all of them, relate to each other; each case has its own test. */
export const TOGETHER_SAYINGS = {
  /**
   * `small` is the one colourful thing among neutrals: shoes, a bag, a scarf; `bold` the same if its
   * colour is strong.
   */
  fullStop: [
    "Everything else is neutral, so {small} {small:stands|stand} out.",
    "{bold} {bold:is|are} the one bright note among neutrals.",
    "The rest is quiet, which lets {small} stand out.",
    "Neutral clothes, then one colour: that is what {small} {small:is|are} for.",
    "{small} {small:brings|bring} all the colour that neutrals need.",
  ],
  /** `hero` is the one colourful garment, `bold` the same if its colour is strong. */
  leads: [
    "{hero} {hero:brings|bring} the colour; the neutrals let it show.",
    "One strong colour is enough: {bold}, and neutrals for the rest.",
    "Among neutrals, {hero} {hero:gets|get} noticed.",
    "Everything else is neutral and lets {hero} stand out.",
  ],
  /** `warm` and `cool` are colours of two pieces: camel and navy; `severe` is the cool one if it is dark. */
  warms: [
    "{warm} warms the {cool}.",
    "{warm} takes the chill off {cool}.",
    "{cool} is cool and {warm} is warm, and each makes the other look richer.",
    "The warmth of {warm} keeps {severe} from looking severe.",
  ],
  /** `light` and `dark` are two pieces far apart in lightness. */
  contrast: [
    "{light} against {dark}: a clean, sharp contrast.",
    "{light} with {dark}: crisp and simple.",
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
   * `quiet` is a neutral colour that goes with another: `colour` if clothes have the neutral one, which is then `calm`
   * too; `all` if the look has no third, and `loud` if it is strong.
   */
  rests: [
    "{calm} lets {colour} stand out.",
    "Just {all} and {quiet}: two colours are plenty.",
    "{calm} steadies a strong {loud}.",
    "{colour} stands out well against {calm}.",
    "{calm} gives {colour} a quiet background.",
  ],
  /** `shared` is one colour that `first` and `second` both have. */
  repeats: [
    "{first} and {second} are the same {shared}, which pulls the look together.",
    "{second} {second:picks|pick} up the {shared} of {first}.",
  ],
  /** `shared` is the colour of exactly three things. */
  thread: [
    "{first}, {second} and {third} are all {shared}, so the rest can differ.",
    "{shared} in {first}, {second} and {third} holds the look together.",
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
    "There is {shared} in the {figures} too, which is why {other} {other:works|work}.",
  ],
  /** The only print of the look; `star` is its pattern if one sees it first. */
  onePrint: [
    "One print is enough: {print}, with plain pieces around.",
    "Plain pieces let the {star} of {print} stand out.",
    "All the pattern is in {print}; the rest stays plain on purpose.",
    "{print} {print:is|are} the only print, so there is nothing to clash with.",
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
    "{shoes} {shoes:is|are} the same {shared} as {leg}, so nothing cuts the leg.",
  ],
  /**
   * `one` and `other` are both for every day, and `other` is a little dressier; `ease` is `one` if it is soft or sporty and `other` may look
   * stiff, `sharp` is `other` if it is tailored.
   */
  easy: [
    "{ease} {ease:keeps|keep} {other} relaxed.",
    "{one} {one:keeps|keep} it casual; {sharp} {sharp:adds|add} a little polish.",
  ],
  /** Two clothes of cloths that contrast: `shiny`, `sheer`, `soft` and `rough` are what they are made of. */
  cloths: [
    "{shiny} beside {rough}: one catches the light, the other stays matt.",
    "The sheen of {shiny} shows best against plain {rough}.",
    "{rough} keeps {shiny} from looking like evening wear.",
    "{shiny} with {soft}: one gleams, the other is soft to look at.",
    "Smooth {shiny} against {soft}: the difference in cloth makes it interesting.",
    "{soft} makes {shiny} look relaxed.",
    "{sheer} is light and {rough} is sturdy, so each shows the other off.",
    "Plain {rough} stops {sheer} from looking too sweet.",
    "{soft} gives fine {sheer} some weight.",
    "{sheer} against {soft}: fine beside thick, and both look richer.",
    "Matt {sheer} tones down the gleam of {shiny}.",
  ],
  /** Where the upper piece of two ends is right for the lower one, by where that is. */
  lengths: [
    "{shortAbove} {shortAbove:ends|end} where {shortBelow} {shortBelow:begins|begin}, so the legs look long.",
    "Short over high-waisted: {shortAbove} {shortAbove:stops|stop} just where {shortBelow} {shortBelow:starts|start}.",
    "{shortAbove} {shortAbove:is|are} short enough to show the waistband of {shortBelow}.",
    "{overDressAbove} {overDressAbove:ends|end} at the waist and {overDressAbove:leaves|leave} the skirt of {overDressBelow} free.",
    "Short over long: {overDressAbove} {overDressAbove:stops|stop} at the waist of {overDressBelow}.",
    "{longAbove} {longAbove:covers|cover} the seat, and {longBelow} {longBelow:keeps|keep} the leg narrow.",
    "Long over slim: {longAbove} with {longBelow}.",
    "{hemAbove} {hemAbove:covers|cover} the tops of {hemBelow}, so no strip of leg shows between.",
    "The hem of {hemAbove} meets {hemBelow}, which makes one unbroken line.",
    "A short hem and tall boots: {tallAbove} and {tallBelow} balance each other.",
  ],
  /** `one` and `other` are equally dressy. */
  level: [
    "{one} and {other} are made for the same kind of day.",
    "{one} {one:sits|sit} easily with {other}: neither is the smarter of the two.",
    "{one} {one:belongs|belong} with {other}: they go to the same places.",
  ],
  /** `one` and `other` are two colours that are both `quality`: warm or cool. */
  kin: [
    "{one} and {other} are both {quality}, so they go together.",
    "{one} belongs with {other}: both are {quality}.",
    "Two {quality} colours, {one} and {other}, sit well side by side.",
  ],
  /** `other` is dressier than `one`. */
  lifts: ["{other} {other:dresses|dress} {one} up."],
  /** `other` is plainer than `one`. */
  eases: [
    "{other} {other:relaxes|relax} {one}.",
    "{other} {other:takes|take} the starch out of {one}.",
  ],
  /** All in neutrals, without accent. */
  quiet: [
    "Quiet colours throughout, so the cut shows.",
    "Neutrals side by side always look polished.",
  ],
} as const satisfies Record<string, readonly Skeleton[]>

export type TogetherCase = keyof typeof TOGETHER_SAYINGS
