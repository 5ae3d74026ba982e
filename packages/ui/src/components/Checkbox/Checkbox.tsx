import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, lineHeight, motion, radius, space, target } from "../../tokens/index.ts"
import { type FieldMessages, TextFieldMessages } from "../TextField/TextFieldMessages.tsx"
import { useFieldControl } from "../TextField/useFieldControl.ts"

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type">, FieldMessages {
  /** Says what a tick means. */
  label: ReactNode
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  label {
    display: inline-flex;
    align-items: flex-start;
    gap: ${space[12]};
    min-height: ${target};
    padding-block: 10px;
    line-height: ${lineHeight[150]};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  label:has(input:disabled) {
    color: ${colour.muted};
    cursor: default;
  }

  /* Below the words, not below the box. */
  [data-part="hint"],
  [data-part="error"] {
    padding-inline-start: calc(20px + ${space[12]});
  }

  input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    flex: none;
    margin: 2px 0 0;
    border: 1px solid ${colour.control};
    border-radius: ${radius.small};
    background: ${colour.raised};
    cursor: inherit;
    transition: background-color ${motion.quick} ${motion.ease};
  }

  input::after {
    content: "";
    width: 5px;
    height: 10px;
    margin-top: -2px;
    border: solid transparent;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  label:hover input:not(:disabled) {
    border-color: ${colour.ink};
  }

  input[aria-invalid="true"] {
    border-color: ${colour.red};
  }

  input:checked {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }

  input:checked::after {
    border-color: ${colour.onAccent};
  }

  input:disabled {
    border-color: ${colour.line};
    background: ${colour.ground};
  }

  input:disabled:checked::after {
    border-color: ${colour.muted};
  }

  /* Forced colours drop backgrounds: let the system draw its own box. */
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`

/** A tick box with its sentence; `className` reaches the root, everything else the input. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const control = useFieldControl({ hint, error }, rest)
  return (
    <Root data-stylin-ui="" className={className}>
      <label data-stylin-ui="">
        <input data-stylin-ui="" {...rest} {...control} type="checkbox" />
        <span data-stylin-ui="">{label}</span>
      </label>
      <TextFieldMessages id={control.id} hint={hint} error={error} />
    </Root>
  )
}
