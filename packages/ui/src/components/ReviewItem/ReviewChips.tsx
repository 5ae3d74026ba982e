import { type ReactNode, useId } from "react"
import { type ReviewChoice, shownChoices } from "./reviewValue.ts"

interface Props {
  readonly legend: ReactNode
  readonly few: readonly ReviewChoice[]
  readonly more?: readonly ReviewChoice[]
  readonly moreLabel?: string
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (value: string) => void
}

/** A few answers as radio buttons drawn as chips, and a native list for the rest. */
export function ReviewChips({
  legend,
  few,
  more = [],
  moreLabel = "",
  value,
  disabled,
  onChoose,
}: Props) {
  const name = useId()
  return (
    <fieldset data-stylin-ui="" disabled={disabled}>
      {legend}
      <div data-part="choices">
        {shownChoices(few, more, value).map((choice) => (
          <label key={choice.value} data-part="chip">
            <input
              data-stylin-ui=""
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {more.length === 0 ? null : (
          <select
            data-part="more"
            aria-label={moreLabel}
            value=""
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="" disabled>
              {moreLabel}
            </option>
            {more.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  )
}
