import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { coveringInput, focusRing } from "../../styles/fragments.ts"
import { visuallyHidden } from "../../styles/visuallyHidden.ts"
import { colour, lineHeight, motion, space, target, textSize, weight } from "../../tokens/index.ts"
import {
  describedBy,
  type FieldMessages,
  TextFieldMessages,
} from "../TextField/TextFieldMessages.tsx"

export interface Choice<Value extends string = string> {
  /** The value reported when it is chosen. */
  value: Value
  /** What is shown. */
  label: ReactNode
  /** Shows it, but does not let it be chosen. */
  disabled?: boolean | undefined
}

export interface ChoiceChipsProps<Value extends string = string>
  extends Omit<ComponentProps<"fieldset">, "onChange" | "value">,
    FieldMessages {
  /** The question the chips answer. */
  legend: ReactNode
  /** Keeps the question for screen readers only, e.g. if a heading beside it already asks it. */
  legendHidden?: boolean | undefined
  /** The answers, in the order shown. */
  options: readonly Choice<Value>[]
  /** The chosen values; at most one for a single choice. */
  value: readonly Value[]
  /** Lets several be chosen at once. */
  multiple?: boolean | undefined
  /** Receives all chosen values, in the order of the options. */
  onChange: (change: { value: Value[] }) => void
}

const Root = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${space[12]};
    font-size: ${textSize[16]};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  &[data-legend-hidden="true"] legend {
    ${visuallyHidden}
  }

  [data-part="chips"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: ${space[8]} ${space[20]};
    border: 1px solid ${colour.control};
    border-radius: calc(${target} / 2);
    line-height: ${lineHeight[125]};
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      background-color ${motion.quick} ${motion.ease},
      border-color ${motion.quick} ${motion.ease};
  }

  label:hover {
    border-color: ${colour.ink};
  }

  &[data-invalid] label {
    border-color: ${colour.red};
  }

  label:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 1px ${colour.accent};
  }

  label:has(:disabled) {
    border-color: ${colour.line};
    color: ${colour.muted};
    cursor: default;
  }

  label:has(:disabled:checked) {
    background: ${colour.ground};
    box-shadow: inset 0 0 0 1px ${colour.line};
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  [data-part="hint"],
  [data-part="error"] {
    margin-top: ${space[12]};
  }

  input {
    ${coveringInput}
  }

  /* Beside the words, not on them. */
  @media (forced-colors: active) {
    input {
      position: static;
      margin-inline-end: 4px;
    }
  }
`

/** One or several short answers, as a group of radio buttons or checkboxes drawn as chips. */
export function ChoiceChips<Value extends string = string>({
  legend,
  legendHidden = false,
  options,
  value,
  multiple = false,
  onChange,
  hint,
  error,
  ...rest
}: ChoiceChipsProps<Value>) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const choose = (chosen: Value, checked: boolean) => {
    const next = multiple
      ? options
          .map((option) => option.value)
          .filter((candidate) => (candidate === chosen ? checked : value.includes(candidate)))
      : [chosen]
    onChange({ value: next })
  }
  return (
    <Root
      data-stylin-ui=""
      {...rest}
      data-legend-hidden={legendHidden}
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
    >
      <legend data-stylin-ui="">{legend}</legend>
      <div data-part="chips">
        {options.map((option) => (
          <label data-stylin-ui="" key={option.value}>
            <input
              data-stylin-ui=""
              type={multiple ? "checkbox" : "radio"}
              name={ownId}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) => choose(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </Root>
  )
}
