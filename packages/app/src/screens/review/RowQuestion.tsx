import { colour, motion, Picture, radius, space, target, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../../words/t.ts"
import type { Question } from "./doubts.ts"

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    float: inline-start;
    padding: 0;
    color: ${colour.orange};
    font-size: ${textSize[14]};
    font-weight: ${weight.medium};
  }

  &[data-settled="true"] legend {
    color: ${colour.muted};
    font-weight: inherit;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-width: ${target};
    min-height: ${target};
    padding: ${space[4]} ${space[12]};
    border: 1px solid ${colour.control};
    border-radius: calc(${target} / 2);
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: ${textSize[14]};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: border-color ${motion.quick} ${motion.ease};
  }

  button:hover {
    border-color: ${colour.ink};
  }

  button[aria-pressed="true"] {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 1px ${colour.accent};
  }

  button:disabled {
    border-color: ${colour.line};
    color: ${colour.muted};
    cursor: default;
  }

  button:has(> [data-ratio]) {
    padding: 2px;
    border-radius: ${radius.small};
  }

  [data-ratio] {
    width: 40px;
  }

  [data-part="swatch"] {
    flex: none;
    width: 16px;
    height: 16px;
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    button[aria-pressed="true"] {
      border-color: Highlight;
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`

interface Props {
  readonly question: Question
  /** Whether she has answered it; the answers stay, so that she can change hers. */
  readonly isSettled: boolean
  readonly disabled: boolean
  readonly onAnswer: (chosen: { value: string }) => void
  /** Opens all answers; none if those shown are all. */
  readonly onMore?: (() => void) | undefined
}

/** One doubt about a garment, with its likely answers. */
export function RowQuestion({ question, isSettled, disabled, onAnswer, onMore }: Props) {
  const { words, answers, value } = question
  return (
    <Root data-settled={isSettled}>
      <legend>{words}</legend>
      {answers.map((answer) => (
        <button
          key={answer.value}
          type="button"
          data-answer
          aria-pressed={answer.value === value}
          aria-label={answer.src === undefined ? undefined : answer.label}
          disabled={disabled}
          onClick={() => onAnswer({ value: answer.value })}
        >
          {answer.src !== undefined && <Picture src={answer.src} alt="" ratio="garment" />}
          {answer.css !== undefined && (
            <span data-part="swatch" style={{ background: answer.css }} aria-hidden="true" />
          )}
          {answer.src === undefined && answer.label}
        </button>
      ))}
      {onMore && (
        <button type="button" disabled={disabled} onClick={onMore}>
          {t("Other")}
        </button>
      )}
    </Root>
  )
}
