import type { Skeleton } from "../grammar.ts"

/** What is left of a look when its coat is off. */
export const INDOORS_SAYING: Skeleton = "Indoors {coat} comes off and leaves {upper} over {lower}."

/** How two pieces, or all of them, relate to each other; each case has its own test. */
export const TOGETHER_SAYINGS = {
  /**
   * `small` is the one colourful thing among neutrals: shoes, a bag, a scarf; `bold` the same if its
   * colour is strong. `rest` are the colours of all else.
   */
  fullStop: [
    "Take {small} away and it is all {rest}.",
    "{rest}, and then {small}: that is the full stop.",
    "{small} {small:is|are} the one bright thing here; {rest} {rest:keeps|keep} quiet.",
    "{small} {small:brings|bring} all the colour that {rest} {rest:needs|need}.",
    "{bold} {bold:is|are} the one bright note.",
  ],
  /**
   * `hero` is the one colourful garment, `colour` its colour, `bold` the same if its colour is strong; `rest` are the colours of all
   * else.
   */
  leads: [
    "{colour} is the only colour here; {rest} {rest:sets|set} it off.",
    "All the colour is in {hero}; the rest is {rest}.",
    "{colour} once, and {rest} for everything else.",
    "Everything around {hero} is {rest}, so nothing competes.",
    "One strong colour is enough: {bold}.",
  ],
  /** `warm` and `cool` are colours of two pieces: camel and navy; `severe` is the cool one if it is dark. */
  warms: [
    "{warm} warms the {cool}.",
    "{warm} brings some warmth to {cool}.",
    "The warmth of {warm} keeps {severe} from looking severe.",
  ],
  /** `light` and `dark` are two pieces far apart in lightness, with their colours; the light one is `crisp` if it is white. */
  contrast: [
    "Against {darkColour}, {light} {light:looks|look} crisp.",
    "{light} {light:lightens|lighten} {dark}.",
    "{crisp} against {darkColour} is crisp.",
  ],
  /** `one` and `other` are colours of one family: sage and forest green. */
  tonal: [
    "{one} next to {other} is tone on tone.",
    "{one} beside {other} is the same family, a step lighter.",
    "Tone on tone: {one} deepens into {other}.",
  ],
  /** `one` and `other` are two colours far apart, and neither is neutral. */
  lively: [
    "{one} and {other} make each other stronger.",
    "{one} with {other}: neither gives way, and that is the fun of it.",
    "{one} beside {other}, and each holds its own.",
  ],
  /**
   * `quiet` is a neutral colour that goes with another: `colour` if clothes have the neutral one, which is then `calm`
   * too, and `deep` or `pale` if it is; `all` if the look has no third, `alone` if nothing else is colourful, as `sole`
   * is the garment, and `loud` if it is strong.
   */
  rests: [
    "Just {all} and {quiet}: two colours are plenty.",
    "{deep} sets off {colour}.",
    "{alone} stands out against {calm}.",
    "{deep} makes {colour} look brighter.",
    "{alone} leads, and {calm} follows.",
    "{loud} is the bright note, and {calm} gives it room.",
    "All the colour is in the {sole}, and {calm} goes with it.",
  ],
  /** `shared` is one colour that `first` and `second` both have, and `lead` is what one sees first instead. */
  repeats: [
    "{second} {second:picks|pick} up the {shared} of {first}.",
    "{first} and {second} are both {shared}, which ties the look together.",
    "{second} in the {shared} of {first}.",
    "The {shared} of {first} comes back in {second}.",
    "{first} and {second} stay {shared}, and {lead} {lead:stands|stand} out.",
    "{first} and {second} keep to {shared} and leave the colour to {lead}.",
  ],
  /** `shared` is the colour of exactly three things, and `lead` what one sees first instead. */
  thread: [
    "{shared} three times, in {first}, {second} and {third}; {lead} {lead:does|do} the rest.",
    "{first}, {second} and {third} are all {shared} and leave the colour to {lead}.",
    "{shared} runs through {first}, {second} and {third}.",
  ],
  /** `upper` and `lower` are a plain top and bottom of one colour, `shared`. */
  column: [
    "{shared} above and below makes one long line.",
    "{upper} and {lower} make one column of {shared}.",
    "With {shared} above and below, top and bottom run on as one.",
    "{upper} and {lower} keep to {shared}.",
  ],
  /** A print whose colour returns in another piece; `figures` is its pattern if that has the colour. */
  echoes: [
    "The {shared} in {print} comes back in {other}.",
    "{other} {other:picks|pick} up the {shared} in the {figures}.",
    "{print} {print:has|have} {shared} in it, so {other} {other:goes|go} with it.",
    "There is {shared} in the {figures} too, which is why {other} {other:works|work}.",
  ],
  /**
   * The only print of the look; `star` is its pattern if one sees it first, `below` or `above` the plain colour of what it is worn with, and
   * `rest` the colours of all else.
   */
  onePrint: [
    "Plain {below} below, and the {star} {star:has|have} the look to {star:itself|themselves}.",
    "The {star} {star:is|are} the point; {rest} {rest:stays|stay} behind {star:it|them}.",
    "Plain {above} above, and the {star} {star:has|have} the look to {star:itself|themselves}.",
    "All the pattern is in {print}.",
    "Plain all round, so that {print} {print:stands|stand} out.",
    "{print} {print:brings|bring} the pattern, and plain pieces carry it.",
    "{print} {print:is|are} the one patterned thing here.",
    "{print} {print:has|have} all the pattern that is needed.",
    "The {star} {star:is|are} the only pattern; {rest} {rest:keeps|keep} quiet.",
    "Only {print} {print:is|are} patterned; the rest is plain.",
    "Let {print} have the pattern to {print:itself|themselves}.",
  ],
  /** A wide piece with a close one; `swinging` is the wide one if it does when she walks. */
  narrowAboveWide: [
    "{close} {close:is|are} neat, which balances {wide}.",
    "{close} {close:stays|stay} neat so that {swinging} can swing.",
    "{close} {close:balances|balance} the width of {wide}.",
  ],
  wideAboveNarrow: [
    "{close} {close:is|are} slim, which balances {wide}.",
    "Volume above, a narrow line below: {close} {close:balances|balance} {wide}.",
    "{close} {close:keeps|keep} the outline slim under {wide}.",
  ],
  /**
   * `leg` and `shoes` have one colour, `shared`; they are `slim` if a leg ends well in them, and `lead` is what one sees first
   * instead, a `crown` if nothing of another colour is below it.
   */
  legs: [
    "Everything below {crown} is {shared}, so the eye stays up there.",
    "{leg} and {shoes} are both {shared} and leave the colour to {lead}.",
    "{leg} {leg:runs|run} straight into {slim}, so the leg looks longer.",
    "{shared} from {leg} to {shoes}: no break at the ankle.",
    "{leg} and {shoes} are both {shared} and read as one.",
  ],
  /** `one` and `sharp` are both for every day, and `sharp` is tailored and a little dressier. */
  easy: ["{sharp} {sharp:smartens|smarten} {one}.", "With {sharp}, {one} {one:looks|look} neater."],
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
    "{shortAbove} and {shortBelow} meet at the waist.",
    "Short over high-waisted: {shortAbove} {shortAbove:stops|stop} just where {shortBelow} {shortBelow:starts|start}.",
    "{shortAbove} {shortAbove:is|are} short enough to show the waistband of {shortBelow}.",
    "{overDressAbove} {overDressAbove:ends|end} at the waist and {overDressAbove:leaves|leave} the skirt of {overDressBelow} free.",
    "Short over long: {overDressAbove} {overDressAbove:stops|stop} at the waist of {overDressBelow}.",
    "{longAbove} {longAbove:covers|cover} the seat, and {longBelow} {longBelow:keeps|keep} the leg narrow.",
    "Long over slim: {longAbove} with {longBelow}.",
    "{hemAbove} {hemAbove:covers|cover} the tops of {hemBelow}, so no strip of leg shows between.",
    "The hem of {hemAbove} meets {hemBelow}, without a gap.",
    "A short hem and tall boots: {tallAbove} and {tallBelow} balance each other.",
  ],
  /** `one` and `other` are equally dressy: `relaxed`, `polished` or `between` by what one would call the first of them. */
  level: [
    "{relaxed} with {other}: nothing to fuss over.",
    "{relaxed} and {other}: easy to wear and easy to move in.",
    "{relaxed} and {other} are easy together.",
    "{polished} with {other}: a polished pair.",
    "{polished} and {other} are smart in the same way.",
    "{between} with {other}: neither dressed up nor down.",
    "{between} and {other} suit a day that may bring anything.",
  ],
  /** `one` and `other` are two colours that both have a `quality`, which is warmth. */
  kin: [
    "{one} and {other} share a {quality}, and sit well together.",
    "{one} and {other} both have {quality} in them.",
  ],
  /** `other` is dressier than `one`. */
  lifts: ["{other} {other:dresses|dress} up {one}."],
  /** `other` is plainer than `one`. */
  eases: [
    "{other} {other:makes|make} {one} less formal.",
    "{one} {one:looks|look} less formal with {other}.",
    "{other} {other:takes|take} the starch out of {starched}.",
  ],
  /** All of it in neutrals, shoes and bag too: `all` of their colours. */
  quiet: ["Only {all}: calm, and easy to wear.", "{all}, quiet and well matched."],
  /**
   * Where each colour is worn: `upper` above `lower`, `over` both or over a `dress`, which is a `gown` with nothing over it; `warm` is the upper one if it is and the others are
   * not, `coat` is what is over if it comes off indoors, and `foot` the shoes. Of two, `pale…` is much lighter than `dark…`.
   */
  placed: [
    "Between {over} and {lower}, {warm} is the warm note.",
    INDOORS_SAYING,
    "{paleAbove} above keeps {darkBelow} from looking heavy.",
    "{darkAbove} above, and {paleBelow} to lighten it below.",
    "{gown} from shoulder to hem, and {foot} on your feet.",
    "{over} over {dress}, with {foot} on your feet.",
    "{dress} beneath {over}, and {foot} for the shoes.",
  ],
} as const satisfies Record<string, readonly Skeleton[]>

export type TogetherCase = keyof typeof TOGETHER_SAYINGS
