import { garmentSummary } from "@stylin/api/contract"
import { KINDS, type Kind } from "@stylin/garments/vocabulary"
import type { FoundGarment } from "../stores/found-garment.ts"
import type { KindHabit } from "../stores/kind-habits.ts"
import type { Check, GarmentFacts } from "../vision/read-garment.ts"
import { SEEN_KIND_FACTS } from "../vision/worn-kinds.ts"
import { learnedKinds } from "./learned-kinds.ts"

/**
 * What is kept of a garment that was read. An uncertain kind is offered, not filled in; the kind
 * that she usually corrects it to comes first.
 * @param pictures their ids, the one to show first
 */
export function describeGarment(
  reading: GarmentFacts,
  pictures: readonly string[],
  habits: readonly KindHabit[],
): FoundGarment {
  const { recognition, colours, pattern, checks, summary, hash, tones, sleeve } = reading
  const { kind, section, kinds } = recognition
  const guesses = kinds.map((name) => SEEN_KIND_FACTS[name].kind)
  const guess = SEEN_KIND_FACTS[kind.answer].kind
  const learned = learnedKinds(guesses, habits)
  const preset = learned.kind ?? (kind.certainty === "ask" ? undefined : guess)
  const names = namesOf(colours)
  const main = colours[0]
  return {
    summary: learned.kind
      ? garmentSummary({ colours: names, pattern, name: KINDS[learned.kind].words[0] })
      : summary,
    section: learned.kind ? KINDS[learned.kind].section : section.answer,
    ...(preset && { kind: preset }),
    guess,
    pattern,
    ...(sleeve && { cut: { sleeve } }),
    colours: names,
    checks: learned.kind ? [...new Set<Check>([...checks, "kind"])] : [...checks],
    likelyKinds: [...learned.likely],
    pictures: [...pictures],
    likeness: { hash, tones, ...(main && { colour: main.hex }) },
  }
}

/** The fields that follow from the kind that the operator's model gives the garment. */
export function describeNamed(reading: GarmentFacts, kind: Kind) {
  const { colours, pattern, checks, recognition } = reading
  const { section, words } = KINDS[kind]
  const guesses = recognition.kinds.map((name) => SEEN_KIND_FACTS[name].kind)
  const told: readonly Check[] = ["section", "kind", "unsure", "no-garment"]
  return {
    kind,
    guess: kind,
    section,
    likelyKinds: [...new Set([kind, ...guesses])].slice(0, 3),
    checks: checks.filter((check) => !told.includes(check)),
    summary: garmentSummary({ colours: namesOf(colours), pattern, name: words[0] }),
  }
}

/** The colours by name, each once. */
export function namesOf(colours: GarmentFacts["colours"]): string[] {
  return [...new Set(colours.map(({ name }) => name))]
}
