import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import { isBasic } from "../pieces/basic.ts"
import { NONE } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { REASON_LABELS } from "../types.ts"
import { sayBody } from "./body.ts"
import { sayColours } from "./colours.ts"
import type { Say, SayAll } from "./finding.ts"
import { say, seedOf } from "./grammar.ts"
import { idsOf, keyOf, phraseTurn } from "./look-key.ts"
import { sayAllOfIt, sayOccasion } from "./occasion.ts"
import { sayTogether } from "./say-together.ts"
import { sayWearing } from "./say-wearing.ts"
import { EMPTY_SAYINGS, HOLLOW_SAYINGS } from "./skeletons/hollow.ts"
import { TAG_SAYINGS } from "./skeletons/style.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import { sayStyle } from "./style.ts"
import { sayWardrobe } from "./wardrobe.ts"

/** At most one thing to say. */
const only =
  (sayIt: Say): SayAll =>
  (...asked) => {
    const found = sayIt(...asked)
    return found ? [found] : []
  }

const SAYINGS: Record<LookReason["label"], SayAll> = {
  "Color Type": only(sayColours),
  "Body Type": only(sayBody),
  Together: sayTogether,
  "How to wear": sayWearing,
  Occasion: only(sayOccasion),
  "Your wardrobe": only(sayWardrobe),
  "Your style": only(sayStyle),
}

/** With fewer reasons than these a look is told both why its pieces go together and how to wear them. */
const ENOUGH = 3
/** So many of the last texts are about the look before. */
const LATELY = 4
const OF_HER_FACE =
  /\bface\b|at the neck (?:warms|makes)|before your clothes|\bcolouring\b|should wear it|where it counts/

/** With fewer, a look also gets reasons that tell her little. */
const LEAST = 2

/**
 * What counted in favour of a look, at most one sentence per label. A look gets only one of
 * "Together" and "How to wear" unless it has few other reasons, and one that is all hers says so only for want of any:
 * the list of its pieces does. What tells her little is said only where there is little else, and that two pieces are
 * equally dressy only where there is no advice: what they are for, that a colour is warm like her, that slim jeans are slim. The same look gets the same sentences within a season, except for those that the feed has said already.
 */
export function reasonsFor(
  look: readonly Piece[],
  brief: Brief,
  score: number,
  already?: ReadonlySet<string>,
): LookReason[] {
  const key = keyOf(look, brief)
  const turn = phraseTurn(brief)
  const known = new Map<LookReason["label"], LookReason[]>()
  const tell = (label: LookReason["label"]): LookReason[] => {
    const before = known.get(label)
    const reasons = before ?? tellBy(label, SAYINGS[label])
    known.set(label, reasons)
    return reasons
  }
  const tellBy = (label: LookReason["label"], sayIt: SayAll): LookReason[] => {
    const seed = seedOf(`${label}/${key}`)
    const phrasing = seedOf(`${label}/${idsOf(look)}`)
    for (const { sayings, facts, ...fact } of sayIt(look, brief, score, seed)) {
      const said = say(sayings, facts, phrasing, { said: already, turn })
      if (said) return [{ label, ...fact, ...said }]
    }
    return []
  }
  const [one = "Together", other = "How to wear"] =
    seedOf(key) % 2 === 0 ? OF_THE_WHOLE : OF_THE_WHOLE.toReversed()
  const preferred = tell(one)
  const isSomething = preferred.length > 0 && !preferred.some(isOfLevel)
  const first = isSomething ? preferred : [...tell(other), ...preferred].slice(0, 1)
  const rest = REASON_LABELS.filter((label) => !OF_THE_WHOLE.includes(label)).flatMap((label) =>
    tell(label),
  )
  const isAllHers = look.every((piece) => piece.owned || isBasic(piece))
  const others = isAllHers ? rest.filter(({ label }) => label !== OWN_LABEL) : rest
  const isOfNeutral = ({ label, of: [id] }: LookReason) =>
    label === "Color Type" && look.some((piece) => piece.id === id && isNeutral(piece))
  // Two looks in a row that praise the colour at her face sound alike, whatever their words.
  const lately = [...(already ?? [])].slice(-LATELY)
  const isPraisedAgain = ({ label }: LookReason) =>
    label === "Color Type" && lately.some((text) => OF_HER_FACE.test(text))
  const slightness = (one: LookReason) => {
    if (one.label === "Occasion" || EMPTY_SAYINGS.has(one.skeleton)) return 3
    if (isPraisedAgain(one)) return 2
    return isOfNeutral(one) ? 2 : HOLLOW_SAYINGS.has(one.skeleton) ? 1 : 0
  }
  const weighty = others.filter((one) => slightness(one) === 0)
  const isFew = first.length === 0 || weighty.length + first.length < ENOUGH
  const second = isFew
    ? OF_THE_WHOLE.filter((label) => first.every((said) => said.label !== label))
    : []
  const ofTheWhole = [
    ...first,
    ...second.flatMap((label) => tell(label)).filter((one) => !isOfLevel(one)),
  ]
  const isQuiet = ofTheWhole.some(({ skeleton }) => OF_QUIET.has(skeleton))
  const isSaidAlready = (one: LookReason) =>
    (isQuiet && OF_NEUTRALS.has(one.skeleton)) ||
    (one.label === "Your style" && ofTheWhole.some((whole) => areOfOnePiece(one, whole)))
  const besides = others.filter((one) => !isSaidAlready(one))
  const all = [...ofTheWhole, ...besides].toSorted((a, b) => slightness(a) - slightness(b))
  const telling = all.filter((one) => slightness(one) === 0).length
  const enough = all.slice(0, Math.max(LEAST, telling))
  const told = enough.filter((one, at) => at === 0 || !EMPTY_SAYINGS.has(one.skeleton))
  // One of them says why the pieces go together or how to wear them, however slight it is.
  if (!told.some(({ label }) => OF_THE_WHOLE.includes(label))) told.push(...ofTheWhole.slice(0, 1))
  if (told.length === 0) told.push(...tellBy("Occasion", only(sayAllOfIt)))
  if (told.length === 0) return rest
  return told.toSorted((a, b) => REASON_LABELS.indexOf(a.label) - REASON_LABELS.indexOf(b.label))
}

const OWN_LABEL = "Your wardrobe"
const OF_LEVEL: ReadonlySet<string> = new Set(TOGETHER_SAYINGS.level)
/** Whether it says no more than that two pieces are equally dressy. */
const isOfLevel = ({ skeleton }: Pick<LookReason, "skeleton">) => OF_LEVEL.has(skeleton)
/** Whether both are about one piece, and the same: its print is praised once. */
function areOfOnePiece({ of: [one, ...more] }: LookReason, { of: [other, ...rest] }: LookReason) {
  return one === other && more.length + rest.length === 0
}

/** That all of it is neutral is said of its colours, or of what she loves, but not twice. */
const OF_QUIET: ReadonlySet<string> = new Set(TOGETHER_SAYINGS.quiet)
const OF_NEUTRALS: ReadonlySet<string> = new Set(TAG_SAYINGS["Neutral pallets"])
/** Nobody needs to be told more than once that black suits her. */
const isNeutral = ({ colours: [main = NONE] }: Piece) => main !== NONE && isCalm(main)
const OF_THE_WHOLE: readonly LookReason["label"][] = ["Together", "How to wear"]
