import type { SelfieAttributes } from "@stylin/api/contract"
import { colour, font, lineHeight, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { typeNamed } from "../../lib/typeNamed.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { Certainty } from "./Certainty.tsx"
import { Measures } from "./Measures.tsx"
import { TYPE_WORDS } from "./typeWords.ts"

const Root = styled.section`
  display: grid;
  gap: ${space[12]};
  justify-items: start;

  h2 {
    font-family: ${font.display};
    font-size: min(${textSize[56]}, 20vw);
    line-height: ${lineHeight[100]};
  }

  [data-part="words"] {
    max-width: 34rem;
    font-size: ${textSize[18]};
    text-wrap: balance;
  }

  > [data-part="said"] {
    margin-block-end: calc(-1 * ${space[4]});
    color: ${colour.muted};
  }

  > p {
    max-width: 38rem;
  }
`

/** Her type, its certainty, and what was measured. */
export function ColourType({ known }: { known: SelfieAttributes }) {
  const { analysis, is_own_choice } = known
  const type = typeNamed(known.colour_type)
  return (
    <Root aria-label={t("Your colour type")}>
      {analysis && !is_own_choice && (
        <p data-part="said">
          {t(analysis.votes.length === 1 ? "Your selfie suggests" : "Your selfies suggest")}
        </p>
      )}
      <h2>{known.colour_type ? sayWord(known.colour_type) : t("Not known yet")}</h2>
      {type && <p data-part="words">{TYPE_WORDS[type]}</p>}
      {is_own_choice && (
        <Quiet>{t("You chose this type yourself. It counts before any selfie.")}</Quiet>
      )}
      {analysis && <Certainty analysis={analysis} namesType={is_own_choice === true} />}
      {analysis && <Measures known={known} analysis={analysis} />}
      <LoneLink href="/wardrobe/selfie">
        {analysis ? t("Take another selfie") : t("Take a selfie")}
      </LoneLink>
    </Root>
  )
}
