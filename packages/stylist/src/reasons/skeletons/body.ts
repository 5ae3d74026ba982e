import type { BodyEffect, BodyType } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/**
 * A cut that flatters her shape. `part` causes it ("high rise"), `kind` is the garment. What they
 * do for her agrees with each: `partDoes`, `kindDoes` ("marks your waist"). It is `open` if it opens in front.
 */
export const BODY_SAYINGS: readonly Skeleton[] = [
  "The {part} of {kind} {partDoes}.",
  "{kind} {kindDoes}, thanks to the {part}.",
  "Thanks to the {part}, {kind} {kindDoes}.",
  "With {a part}, {kind} {kindDoes}.",
  "On {a shape} shape, the {part} of {kind} {partDoes}.",
]

/** What some parts of a cut do, in their own words; used if they cause that effect. */
export const PART_SAYINGS: Readonly<
  Partial<Record<BodyEffect, Readonly<Record<string, readonly Skeleton[]>>>>
> = {
  waist: {
    wrap: [
      "The wrap ties at your narrowest point.",
      "You tie a wrap like this where you are narrowest, so it always fits.",
    ],
    "fitted cut": [
      "{kind} {kind:comes|come} in at the waist and {kind:shows|show} your shape.",
      "Cut close, {kind} {kind:shows|show} where your waist is.",
    ],
    "high rise": [
      "The high rise starts your legs at the waist.",
      "The waistband sits where you are narrowest.",
    ],
    "circle skirt": ["All that swing below makes the waist above look small."],
    "wrap skirt": ["The skirt wraps and ties at the waist, where you want the eye."],
  },
  flare: {
    "circle cut": ["The circle cut falls from the waist and clears your hips."],
    tiers: ["The tiers add movement below the waist."],
    "wide leg": [
      "The wide leg falls straight from the hip and clings nowhere.",
      "The wide leg leaves room at the hip and moves as you walk.",
    ],
    "flared leg": ["The flare below the knee gives the hem some swing."],
    "A-line": ["The A-line opens from the waist and clears the hips."],
    pleats: ["The pleats bring movement below the waist."],
    "barrel leg": ["The curve of the barrel leg brings shape below the waist."],
  },
  line: {
    "V neckline": ["The V makes your neck look longer."],
    "maxi length": ["{kind} {kind:draws|draw} one long line to the floor."],
    "long cut": ["The long front edges of {open} draw two lines from top to bottom."],
    lapels: ["The lapels draw one long line down the front."],
    "straight leg": ["The straight leg runs from hip to floor without a break."],
    "slip cut": ["Cut on the bias, {kind} {kind:falls|fall} in one clean line."],
  },
  ease: {
    "relaxed cut": ["The relaxed cut of {kind} skims and never clings."],
    "oversized cut": ["{kind} {kind:is|are} cut roomy, for comfort."],
    tiers: ["The tiers begin above the middle and leave it room."],
  },
}

/** What a cut may do for a shape: a verb and the rest, used in turn. */
export const DOINGS: Readonly<
  Record<BodyType, Partial<Record<BodyEffect, readonly (readonly [verb: string, rest: string])[]>>>
> = {
  hourglass: {
    waist: [
      ["mark", "your waist"],
      ["show", "where the waist is"],
    ],
    cling: [
      ["follow", "your curves"],
      ["keep", "close to your curves"],
    ],
    flare: [["skim", "your hips"]],
    ease: [["keep", "to your own line"]],
  },
  pear: {
    shoulders: [
      ["bring", "the eye up to your shoulders"],
      ["broaden", "your shoulders a little, to balance your hips"],
    ],
    flare: [
      ["skim", "your hips"],
      ["fall", "clear of your hips"],
    ],
    cling: [["fall", "clear of your hips"]],
    waist: [
      ["mark", "your waist"],
      ["show", "how neat your waist is"],
    ],
  },
  inverted_triangle: {
    flare: [
      ["balance", "your shoulders with volume below"],
      ["add", "width below, to balance your shoulders"],
    ],
    shoulders: [
      ["soften", "your shoulder line"],
      ["narrow", "your shoulder line"],
    ],
    line: [["draw", "one long line"]],
  },
  rectangle: {
    waist: [
      ["draw", "in a waist"],
      ["give", "you a waist"],
    ],
    flare: [
      ["bring", "some curve to a straight figure"],
      ["add", "some curve below"],
    ],
    shoulders: [["give", "your shoulders some shape"]],
    ease: [["keep", "close enough to give you shape"]],
  },
  oval: {
    line: [
      ["draw", "one long line down your front"],
      ["make", "you look taller"],
    ],
    ease: [
      ["fall", "easily over your middle"],
      ["skim", "your middle"],
    ],
    cling: [["skim", "rather than hold"]],
    flare: [["add", "swing at the hem"]],
  },
}
