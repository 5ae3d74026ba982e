import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, motion, radius, space, target } from "../../tokens/index.ts"

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** What a tick means. */
  label: ReactNode
}

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[12]};
  min-height: ${target};
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;

  &:has(input:disabled) {
    color: ${colour.muted};
    cursor: default;
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

  input:checked {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }

  input:checked::after {
    border-color: ${colour.onAccent};
  }

  /* Forced colours drop backgrounds: let the system draw its own box. */
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`

/** A tick box with its sentence; `className` reaches the root, all else the input. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </Root>
  )
}
