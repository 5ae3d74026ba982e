import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { colour, motion, radius, space, textSize } from "../../tokens/index.ts"

export interface TextFieldProps extends ComponentProps<"input"> {
  /** The field's visible name. */
  label: ReactNode
  /** What is wrong with the value and how to mend it; marks the field as invalid. */
  error?: string | undefined
  /** What to know before typing. */
  hint?: string | undefined
  /** A control at the end of the field, such as one that shows a password. */
  trailing?: ReactNode
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  label {
    font-size: ${textSize[14]};
    font-weight: 500;
  }

  [data-part="box"] {
    display: flex;
    align-items: center;
    border: 1px solid ${colour.control};
    border-radius: ${radius.small};
    background: ${colour.raised};
    transition: border-color ${motion.quick} ${motion.ease};
  }

  [data-part="box"]:focus-within {
    border-color: ${colour.ink};
  }

  [data-part="box"]:has(input:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }

  [data-part="box"]:has(input[aria-invalid="true"]) {
    border-color: ${colour.red};
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: ${space[8]} ${space[16]};
    border: 0;
    border-radius: inherit;
    background: transparent;
    font-size: ${textSize[16]};
    outline: none;
  }

  [data-part="box"] button:focus-visible {
    outline-offset: -6px;
  }

  input::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }

  input:disabled {
    color: ${colour.muted};
  }

  [data-part="hint"],
  [data-part="error"] {
    font-size: ${textSize[14]};
    line-height: 1.4;
  }

  [data-part="hint"] {
    color: ${colour.muted};
  }

  [data-part="error"] {
    color: ${colour.red};
  }
`

/**
 * A labelled line of text. `className` reaches the root; `ref` and every other prop reach the input,
 * which is what forms need.
 */
export function TextField({
  label,
  error,
  hint,
  trailing,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const descriptions = [
    hint === undefined ? undefined : `${id}-hint`,
    error === undefined ? undefined : `${id}-error`,
    rest["aria-describedby"],
  ].filter((part) => part !== undefined)
  return (
    <Root className={className}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <input
          {...rest}
          id={id}
          aria-invalid={error === undefined ? rest["aria-invalid"] : true}
          aria-describedby={descriptions.length === 0 ? undefined : descriptions.join(" ")}
        />
        {trailing}
      </div>
      {hint === undefined ? null : (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p data-part="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Root>
  )
}
