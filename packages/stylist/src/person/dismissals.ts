import { COLOUR_NAMES } from "@stylin/garments/colour"
import { ACTIVITIES, isNeutral } from "@stylin/garments/vocabulary"
import { update } from "./belief.ts"
import { carriedBy } from "./carried.ts"
import { EVIDENCE, fade } from "./evidence.ts"
import { contradicts, type Sorted } from "./labels.ts"
import { type Beliefs, learn, type Rarity, WORDS, type Words } from "./learn.ts"
import type { DismissedLook, SignGiven, Told } from "./shown.ts"

/** How much of a reason of colour falls on neutrals, which are seldom what somebody minds. */
const NEUTRALS_SHARE = 0.4
const NEUTRAL = COLOUR_NAMES.map((name) => isNeutral(name))

/**
 * Learns from looks that are not for her. A reason counts against what it names, and nothing else; without
 * one the look counts against all that it carries. Nothing counts against a label that she loves.
 * @param dismissed the latest first
 * @param rarity of words among the looks that she passed over
 */
export function learnDismissals(
  beliefs: Beliefs,
  dismissed: readonly DismissedLook<Told>[],
  sorted: Sorted,
  rarity: Rarity,
): void {
  for (const [age, look] of dismissed.entries()) {
    const left = fade(age, "dismissals")
    switch (look.reason) {
      case undefined: {
        const unsorted = look.garments.filter(({ tags }) => (tags & sorted.both) === 0)
        learn(beliefs, carriedBy(unsorted), EVIDENCE.dismissed * left, rarity)
        break
      }
      case "colour":
        against(look.garments, ["colours"], (sort, word) => {
          const share = NEUTRAL[word] ? NEUTRALS_SHARE : 1
          return EVIDENCE.because * left * share * rarity(sort, word)
        })
        break
      case "shape":
        against(look.garments, ["shapes"], (sort, word) => {
          return EVIDENCE.because * left * rarity(sort, word)
        })
        break
      case "piece": {
        const piece = look.garments.filter(({ id }) => id === look.piece)
        against(piece, ["kinds", "colours", "patterns"], () => EVIDENCE.piece * left)
        break
      }
      case "too_dressy":
        dressed(look, -EVIDENCE.dressiness * left)
        break
      case "too_plain":
        dressed(look, EVIDENCE.dressiness * left)
        break
      case "price":
        // What she spends is learned by `spendingOf`.
        break
    }
  }

  function against(
    pieces: readonly Told[],
    sorts: readonly Words[],
    evidenceOf: (sort: Words, word: number) => number,
  ): void {
    for (const sort of sorts) {
      const open = pieces.filter((piece) => !contradicts(sorted, piece, sort, -1))
      for (const word of carriedBy(open)[sort]) {
        update(beliefs[sort][word], evidenceOf(sort, word))
      }
    }
  }

  function dressed({ occasion }: DismissedLook<Told>, evidence: number): void {
    if (occasion) update(beliefs.dressiness[ACTIVITIES.indexOf(occasion)], evidence)
  }
}

/**
 * Learns from what she does with garments, each by itself.
 * @param signs the latest first
 */
export function learnSigns(
  beliefs: Beliefs,
  signs: readonly SignGiven<Told>[],
  sorted: Sorted,
): void {
  for (const [age, { did, garment }] of signs.entries()) {
    const evidence = EVIDENCE[did] * fade(age, "signs")
    const carried = carriedBy([garment])
    for (const sort of WORDS) {
      if (contradicts(sorted, garment, sort, evidence)) continue
      for (const word of carried[sort]) update(beliefs[sort][word], evidence)
    }
  }
}
