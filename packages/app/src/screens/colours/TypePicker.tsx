import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"
import { colour, lineHeight, media, radius, space, textSize, weight } from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { TYPE_WORDS } from "./typeWords.ts"
import { useTypeColours } from "./useTypeColours.ts"

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  text-align: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]};
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${space[8]};
    padding: ${space[12]};
    border: 1px solid ${colour.control};
    border-radius: ${radius.large};
    cursor: pointer;
  }

  label:has(:checked) {
    outline: 2px solid ${colour.ink};
  }

  label:has(:focus-visible) {
    outline: 3px solid ${colour.accent};
    outline-offset: 2px;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${colour.ink};
  }

  [data-part="name"] {
    font-weight: ${weight.strong};
    line-height: ${lineHeight[125]};
  }

  [data-part="cloths"] {
    grid-column: 1 / -1;
    height: 2.5rem;
    border-radius: ${radius.small};
    background: ${colour.ground};
    box-shadow: inset 0 0 0 1px ${colour.line};
    forced-color-adjust: none;
  }

  small {
    grid-column: 1 / -1;
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[135]};
  }
`

interface Props {
  readonly value: SeasonalType | undefined
  readonly onChange: (choice: { type: SeasonalType }) => void
}

/** All colour types, each with its colours, so that she can compare them. */
export function TypePicker({ value, onChange }: Props) {
  const id = useId()
  const colours = useTypeColours()
  return (
    <Root aria-label={t("Your type")}>
      {SEASONAL_TYPES.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={id}
            aria-label={sayWord(type)}
            aria-describedby={`${id} ${type}`.replaceAll(" ", "-")}
            checked={value === type}
            onChange={() => onChange({ type })}
          />
          <span data-part="name">{sayWord(type)}</span>
          <span data-part="cloths" aria-hidden="true" style={{ background: colours?.[type] }} />
          <small id={`${id} ${type}`.replaceAll(" ", "-")}>{TYPE_WORDS[type]}</small>
        </label>
      ))}
    </Root>
  )
}
