import { Quiet } from "../../parts/Page.tsx"
import { sayWithin } from "../../words/sayWord.ts"
import { t, tn } from "../../words/t.ts"
import { percent } from "./typeWords.ts"
import type { Read } from "./useOffers.ts"

interface Props {
  readonly analysis: Read
  /** Whether the type is not named beside this, because she has chosen another one. */
  readonly namesType?: boolean
}

/** How sure her selfies are of her type, and what would make them surer. */
export function Certainty({ analysis, namesType = false }: Props) {
  const { colour_type, probability, runner_up, certainty, is_certain, votes } = analysis
  const share = percent(probability)
  const type = sayWithin(colour_type)
  return (
    <Quiet>
      {namesType
        ? tn(
            votes.length,
            "Your selfie says {type}: {share} likely.",
            "Your {count} selfies together say {type}: {share} likely.",
            { type, share },
          )
        : tn(
            votes.length,
            "{share} likely, from one selfie.",
            "{share} likely, from {count} selfies together.",
            { share },
          )}{" "}
      {t(
        "Next comes {type}, at {share}. The chance that you are one of the two, or close to them, is {certainty}.",
        {
          type: sayWithin(runner_up.colour_type),
          share: percent(runner_up.probability),
          certainty: percent(certainty),
        },
      )}{" "}
      {is_certain
        ? t(
            "In another light, nine in ten such answers stay the same or move to the type next door.",
          )
        : t(
            "That is not very certain yet. Another selfie, in daylight or with white paper beside your face, would help.",
          )}
    </Quiet>
  )
}
