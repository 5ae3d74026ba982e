import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { focusRing } from "../../styles/fragments.ts"
import { colour, motion, radius, space, textSize } from "../../tokens/index.ts"
import { describedBy, type FieldMessages, TextFieldMessages } from "./TextFieldMessages.tsx"

export interface TextFieldProps extends ComponentProps<"input">, FieldMessages {
  /** The field's visible name. */
  label: ReactNode
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
    overflow-wrap: anywhere;
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
    ${focusRing}
  }

  [data-part="box"]:has(input[aria-invalid="true"]) {
    border-color: ${colour.red};
  }

  [data-part="box"]:has(input:disabled) {
    border-color: ${colour.line};
    background: ${colour.ground};
  }

  [data-part="box"]:has(input:read-only:not(:disabled)) {
    border-color: ${colour.line};
    background: transparent;
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
    text-overflow: ellipsis;
    outline: none;
  }

  /* Browsers paint what they fill in pale blue, in the evening too; only a shadow covers that. */
  input:autofill {
    box-shadow: inset 0 0 0 4rem ${colour.accentSoft};
    -webkit-text-fill-color: ${colour.ink};
  }

  /* A browser's own button to show a password would stand beside ours. */
  input::-ms-reveal {
    display: none;
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
    -webkit-text-fill-color: ${colour.muted};
  }
`

/**
 * A labelled line of text. `className` reaches the root; `ref` and all other props reach the input,
 * where forms need them.
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
  return (
    <Root className={className}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <input
          {...rest}
          id={id}
          aria-invalid={error === undefined ? rest["aria-invalid"] : true}
          aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
        />
        {trailing}
      </div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </Root>
  )
}
