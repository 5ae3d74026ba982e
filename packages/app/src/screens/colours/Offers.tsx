import type { SeasonalType } from "@stylin/garments/vocabulary"
import { colour, font, lineHeight, media, radius, space, textSize, weight } from "@stylin/ui"
import { useEffect, useId } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useBlobAddress } from "../../lib/useBlobAddress.ts"
import { useLastChoice } from "../../lib/useLastChoice.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet, stack } from "../../parts/Page.tsx"
import { chooseColourType } from "../../state/selfie/colourChoice.ts"
import { findPortrait, portrait } from "../../state/selfie/portrait.ts"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { Board } from "./Board.tsx"
import { HoldFabric } from "./HoldFabric.tsx"
import { signsOf, signWords } from "./typeSigns.ts"
import { percent, TYPE_WORDS } from "./typeWords.ts"
import { type Read, useOffers } from "./useOffers.ts"
import { stripes } from "./useTypeColours.ts"

const Root = styled.fieldset`
  ${stack}
  text-align: start;

  legend {
    padding: 0;
    margin-block-end: ${space[16]};
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  > p {
    max-width: 38rem;
  }

  [data-part="offers"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[12]};
    max-width: 48rem;
  }

  ${media.tablet} {
    [data-part="offers"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[24]};
    }
  }
`

/* On a phone her face is beside the words: three columns would squeeze both. */
const Choice = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space[12]} ${space[16]};
  padding: ${space[8]};
  border: 1px solid ${colour.control};
  border-radius: ${radius.large};
  cursor: pointer;

  &:has(:checked) {
    outline: 2px solid ${colour.ink};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${colour.accent};
    outline-offset: 2px;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${colour.ink};
  }

  > :first-child {
    flex: 0 1 7rem;
  }

  /* Large text takes a line of its own. */
  [data-part="words"] {
    display: grid;
    flex: 1 1 9rem;
    gap: ${space[4]};
    min-width: 0;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  [data-part="name"] {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    font-weight: ${weight.strong};
  }

  small {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }
`

interface Props {
  readonly analysis: Read
  /** The type that she chose herself, if she did. */
  readonly own: SeasonalType | undefined
}

/** The types that her selfies suggest, each laid below her face: she says which is hers. */
export function Offers({ analysis, own }: Props) {
  const offers = useOffers(analysis.votes)
  const { picture } = useSnapshot(portrait)
  useEffect(() => void findPortrait(), [])
  const address = useBlobAddress(picture)
  const { chosen, error, choose } = useLastChoice(chooseColourType)
  const name = useId()
  if (offers.length === 0) return null
  const shown = chosen ?? own
  const isOne = analysis.votes.length === 1
  return (
    <>
      <Root aria-busy={chosen !== undefined}>
        <legend>{t("Which of these lights you up?")}</legend>
        <Quiet>
          {t(
            isOne
              ? "Your selfie suggests these; you decide. Where your skin looks even and your eyes bright, the colours are yours."
              : "Your selfies suggest these; you decide. Where your skin looks even and your eyes bright, the colours are yours.",
          )}
        </Quiet>
        <div data-part="offers">
          {offers.map((offer) => (
            <Choice key={offer.colour_type}>
              <Board style={{ "--cloth": stripes(offer.cloths.map(({ hex }) => hex)) }}>
                {address && <img src={address} alt="" />}
                <span data-part="cloth" />
              </Board>
              <span data-part="words">
                <span data-part="name">
                  <input
                    type="radio"
                    name={name}
                    checked={shown === offer.colour_type}
                    onChange={() => choose(offer.colour_type)}
                  />
                  {sayWord(offer.colour_type)}
                </span>
                <small>{TYPE_WORDS[offer.colour_type]}</small>
                <small>
                  {t(
                    isOne
                      ? "{share} likely, going by your selfie."
                      : "{share} likely, going by your selfies.",
                    { share: percent(offer.probability) },
                  )}{" "}
                  {signWords(signsOf(offer.colour_type, analysis))}
                </small>
              </span>
            </Choice>
          ))}
        </div>
        <FormError>{error}</FormError>
      </Root>
      <HoldFabric types={offers.map(({ colour_type }) => colour_type)} onChoose={choose} />
    </>
  )
}
