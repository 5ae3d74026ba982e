import type { SeasonalType } from "@stylin/garments/vocabulary"
import { colour, radius } from "@stylin/ui"
import { styled } from "styled-components"
import { Quiet, Stack } from "../../parts/Page.tsx"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { TYPE_WORDS } from "./typeWords.ts"
import { useTypeColours } from "./useTypeColours.ts"

const Cloths = styled.div`
  height: 4.5rem;
  border-radius: ${radius.large};
  background: ${colour.ground};
  box-shadow: inset 0 0 0 1px ${colour.line};
  forced-color-adjust: none;
`

/** The type that she has chosen herself, with its colours. */
export default function ChosenType({ type }: { type: SeasonalType }) {
  const colours = useTypeColours()
  return (
    <Stack>
      <p role="status">
        {t("You chose: {type}.", { type: sayWithin(type) })}{" "}
        {t("Your looks will be built on these colours.")}
      </p>
      <Cloths aria-hidden="true" style={{ background: colours?.[type] }} />
      <Quiet>{TYPE_WORDS[type]}</Quiet>
    </Stack>
  )
}
