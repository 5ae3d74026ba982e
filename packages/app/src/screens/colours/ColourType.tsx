import type { SelfieAttributes } from "@stylin/api/contract"
import { colour, font, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Measures } from "./Measures.tsx"
import { capitalised, percent, TYPE_WORDS, typeNamed } from "./typeWords.ts"

const Root = styled.section`
  display: grid;
  gap: ${space[12]};
  justify-items: start;

  h2 {
    font-family: ${font.display};
    font-size: ${textSize[56]};
    line-height: 1;
  }

  [data-part="words"] {
    max-width: 34rem;
    font-size: ${textSize[18]};
    text-wrap: balance;
  }

  [data-part="sure"] {
    max-width: 38rem;
    color: ${colour.muted};
  }
`

/** Her type, its certainty, and what was measured. */
export function ColourType({ known }: { known: SelfieAttributes }) {
  const { analysis, is_own_choice } = known
  const type = typeNamed(known.colour_type)
  return (
    <Root aria-label="Your colour type">
      <h2>{capitalised(known.colour_type ?? "Not known yet")}</h2>
      {type && <p data-part="words">{TYPE_WORDS[type]}</p>}
      {is_own_choice && (
        <p data-part="sure">You chose this type yourself. It counts before any selfie.</p>
      )}
      {analysis && <Certainty analysis={analysis} isAside={is_own_choice === true} />}
      {analysis && <Measures known={known} analysis={analysis} />}
      <LoneLink href="/wardrobe/selfie">
        {analysis ? "Take another selfie" : "Take a selfie"}
      </LoneLink>
    </Root>
  )
}

type Analysis = NonNullable<SelfieAttributes["analysis"]>

function Certainty({ analysis, isAside }: { analysis: Analysis; isAside: boolean }) {
  const { colour_type, probability, runner_up, certainty, is_certain, votes } = analysis
  const from = votes.length === 1 ? "one selfie" : `${votes.length} selfies, which vote`
  return (
    <p data-part="sure">
      {isAside && `Your selfies say ${colour_type}: `}
      {percent(probability)} likely, from {from}. Next comes {runner_up.colour_type} with{" "}
      {percent(runner_up.probability)}; that it is one of these or a close neighbour,{" "}
      {percent(certainty)}.
      {!is_certain &&
        " That is not much: another selfie, in daylight or with white paper beside your face, makes it surer."}
    </p>
  )
}
