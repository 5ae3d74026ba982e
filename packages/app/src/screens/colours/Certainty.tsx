import { Quiet } from "../../parts/Page.tsx"
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
  const from = votes.length === 1 ? "one selfie" : `${votes.length} selfies, which vote`
  return (
    <Quiet>
      {namesType && `Your selfies say ${colour_type}: `}
      {percent(probability)} likely, from {from}. Next comes {runner_up.colour_type} with{" "}
      {percent(runner_up.probability)}; that it is one of these or a close neighbour,{" "}
      {percent(certainty)}.{" "}
      {is_certain
        ? "Nine in ten such answers stay the same, or move to the type next to it, in another light."
        : "That is not much: another selfie, in daylight or with white paper beside your face, makes it surer."}
    </Quiet>
  )
}
