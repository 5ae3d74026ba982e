import type { GarmentFacts } from "../../state/pending/pending.ts"
import { t } from "../../words/t.ts"

type Check = NonNullable<GarmentFacts["checks"]>[number]

const MARKS = { section: "section", kind: "kind", "cut-out": "picture", colours: "colour" } as const
type Marked = keyof typeof MARKS

/** The parts of a found garment to mark as "please check". */
export function marksOf(checks: readonly Check[]): (typeof MARKS)[Marked][] {
  return checks.flatMap((check) => (isMarked(check) ? MARKS[check] : []))
}

/** Why a photo is left out unless she takes it; undefined if it shows a garment. */
export function doubtOf(checks: readonly Check[], isTaken: boolean): string | undefined {
  if (!checks.includes("no-garment")) return undefined
  return isTaken
    ? t("Nothing to wear was found in this photo. It is added because you ticked it.")
    : t("Nothing to wear was found in this photo, so it is left out. Tick it to add it anyway.")
}

/** The notice about a garment's picture; undefined if there is none. */
export function noticeOf(checks: readonly Check[], note?: string): string | undefined {
  const sentences = [
    note !== undefined && note,
    checks.includes("several") &&
      t("There seem to be several things in this photo. They were read as one."),
    checks.includes("cut-out") &&
      t("The cut-out is rough. Choose another one, or the photo as it is."),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(" ") : undefined
}

function isMarked(check: Check): check is Marked {
  return Object.hasOwn(MARKS, check)
}

/** A picture that a garment can be shown by. */
interface Shown {
  readonly value: string
  readonly label: string
}

/** The picture that was found first, other cut-outs, and finally the photo itself. */
export function picturesOf(first: string, others: readonly string[] = []): Shown[] {
  const names = [
    t("Cut-out"),
    ...others.slice(1).map(() => t("Other cut-out")),
    t("Original photo"),
  ]
  return [first, ...others].map((value, index) => ({ value, label: names[index] ?? "" }))
}
