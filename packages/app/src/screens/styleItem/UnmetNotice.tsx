import type { Unmet } from "@stylin/api/contract"
import type { Activity } from "@stylin/garments/vocabulary"
import { Button, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { occasionWords } from "../../lib/words.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
  margin-block-end: ${space[32]};
  padding-block: ${space[12]};
  border-block: 1px solid ${colour.line};

  /* Two share the line between them. */
  & + & {
    margin-block-start: calc(-1 * (${space[32]} + 1px));
  }
`

interface Props {
  readonly unmet: Unmet
  /** Called with the occasions that can be met. */
  readonly onOccasions: (occasions: readonly Activity[]) => void
}

/** Says what could not be met, and offers the nearest alternative. */
export function UnmetNotice({ unmet: { text, nearest }, onOccasions }: Props) {
  const occasions = nearest?.occasions ?? []
  return (
    <Root role="status">
      <p lang={WORDED_LANG}>{text}</p>
      {occasions.length > 0 && (
        <Button variant="secondary" onClick={() => onOccasions(occasions)}>
          {t("Style it for {occasions}", { occasions: occasionWords(occasions) })}
        </Button>
      )}
    </Root>
  )
}
