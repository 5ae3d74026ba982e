import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { coveringInput } from "../../styles/fragments.ts"
import { visuallyHidden } from "../../styles/visuallyHidden.ts"
import { colour, lineHeight, motion, radius, space, textSize, weight } from "../../tokens/index.ts"
import { Picture } from "../Picture/index.ts"

export interface BodyTypeChoice<Value extends string = string> {
  /** The value reported when it is chosen. */
  value: Value
  /** Its name, under the figure. */
  label: ReactNode
  /** Address of the figure's drawing, 3:4. */
  image?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /**
   * The former name of `image`.
   * @deprecated use `image`
   */
  picture?: string | undefined
}

export interface BodyTypePickerProps<Value extends string = string>
  extends Omit<ComponentProps<"fieldset">, "children" | "onChange"> {
  /** The question. */
  legend: ReactNode
  /** Keeps the question for screen readers only, e.g. if a heading beside it already asks it. */
  legendHidden?: boolean | undefined
  /** The body types, in the order shown. */
  options?: readonly BodyTypeChoice<Value>[] | undefined
  /**
   * The former name of `options`.
   * @deprecated use `options`
   */
  choices?: readonly BodyTypeChoice<Value>[] | undefined
  /** The chosen one, or null if there is none. */
  value: Value | null
  /** Called with the figure that she chooses. */
  onChange: (change: { value: Value }) => void
}

const Root = styled.fieldset`
  container-type: inline-size;

  legend {
    padding: 0;
    margin-bottom: ${space[12]};
    font-weight: ${weight.medium};
  }

  &[data-legend-hidden="true"] legend {
    ${visuallyHidden}
  }

  [data-part="figures"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[16]} ${space[12]};
  }

  label {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[8]};
    flex: 0 0 calc((100% - 2 * ${space[12]}) / 3);
    min-width: 5rem;
    border-radius: ${radius.small};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[125]};
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  @container (min-width: 28rem) {
    label {
      flex-basis: calc((100% - 4 * ${space[12]}) / 5);
    }
  }

  [data-part="figure"] {
    border-radius: ${radius.small};
    transition: box-shadow ${motion.quick} ${motion.ease};
  }

  label:hover [data-part="figure"] {
    box-shadow: 0 0 0 1px ${colour.control};
  }

  label:has(:checked) {
    color: ${colour.accent};
    font-weight: ${weight.medium};
  }

  label:has(:checked) [data-part="figure"] {
    box-shadow: 0 0 0 2px ${colour.accent};
  }

  label:has(:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 5px;
  }

  label:has(:disabled) {
    color: ${colour.muted};
    cursor: default;
  }

  label:has(:disabled) [data-part="figure"] {
    opacity: 0.5;
    box-shadow: none;
  }

  input {
    ${coveringInput}
  }
`

/** Asks which of a few drawn figures is most like hers: radio buttons that are pictures. */
export function BodyTypePicker<Value extends string = string>({
  legend,
  legendHidden = false,
  choices = [],
  options = choices,
  value,
  onChange,
  ...rest
}: BodyTypePickerProps<Value>) {
  const name = useId()
  return (
    <Root data-stylin-ui="" {...rest} data-legend-hidden={legendHidden}>
      <legend data-stylin-ui="">{legend}</legend>
      <div data-part="figures">
        {options.map((choice) => (
          <label data-stylin-ui="" key={choice.value}>
            <Picture
              data-part="figure"
              src={choice.image ?? choice.picture}
              srcSet={choice.imageSet}
              sizes={choice.imageSizes}
              alt=""
              eager
            />
            <input
              data-stylin-ui=""
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange({ value: choice.value })}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Root>
  )
}
