import { colour, radius, space, target, textSize } from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import type { PaletteOfHers } from "./Palette.tsx"

export type Drapes = Pick<PaletteOfHers, "best" | "accents" | "away">

const GROUPS = [
  ["best", t("Best near your face")],
  ["accents", t("Accents")],
  ["away", t("Away from your face, to compare")],
] as const

const Root = styled.fieldset`
  legend {
    padding: 0;
    margin-block-end: ${space[8]};
    font-size: ${textSize[14]};
  }

  [data-part="cloths"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  label {
    position: relative;
    width: ${target};
    height: ${target};
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    forced-color-adjust: none;
    cursor: pointer;
  }

  label:has(:checked) {
    outline: 2px solid ${colour.ink};
    outline-offset: 2px;
  }

  label:has(:focus-visible) {
    outline: 3px solid ${colour.accent};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`

interface Props {
  readonly palette: Drapes
  readonly value: string
  readonly onChange: (hex: string) => void
}

/** The colours to show beside her face, one at a time. */
export function DrapeColours({ palette, value, onChange }: Props) {
  const name = useId()
  const chosen = GROUPS.flatMap(([group]) => palette[group]).find(({ hex }) => hex === value)
  return (
    <>
      <p role="status">
        {chosen && t("Beside your face: {colour}", { colour: sayWithin(chosen.name) })}
      </p>
      {GROUPS.map(([group, title]) => (
        <Root key={group}>
          <legend>{title}</legend>
          <div data-part="cloths">
            {palette[group].map((swatch) => (
              <label key={swatch.name} style={{ background: swatch.hex }}>
                <input
                  type="radio"
                  name={name}
                  aria-label={sayWithin(swatch.name)}
                  checked={swatch.hex === value}
                  onChange={() => onChange(swatch.hex)}
                />
              </label>
            ))}
          </div>
        </Root>
      ))}
    </>
  )
}
