import { type CSSProperties, type ReactNode, useId } from "react"
import type { ReviewColour } from "./reviewValue.ts"

interface Props {
  readonly legend: ReactNode
  readonly colours: readonly ReviewColour[]
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (value: string) => void
}

/** Colours as radio buttons: a disc each, with the chosen one's name after the last. */
export function ReviewSwatches({ legend, colours, value, disabled, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset data-stylin-ui="" disabled={disabled}>
      {legend}
      <div data-part="swatches">
        {colours.map((colour) => (
          <label
            key={colour.value}
            data-part="swatch"
            title={colour.label}
            // React's type for styles does not know custom properties.
            style={{ "--swatch": colour.css } as CSSProperties}
          >
            <input
              data-stylin-ui=""
              type="radio"
              name={name}
              aria-label={colour.label}
              checked={colour.value === value}
              onChange={() => onChoose(colour.value)}
            />
          </label>
        ))}
        <span data-part="colour-name" aria-hidden="true">
          {colours.find((colour) => colour.value === value)?.label}
        </span>
      </div>
    </fieldset>
  )
}
