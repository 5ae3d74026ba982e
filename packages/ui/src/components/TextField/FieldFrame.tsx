import type { ReactNode } from "react"
import { styled } from "styled-components"
import { focusRing } from "../../styles/fragments.ts"
import { colour, lineHeight, motion, radius, space, textSize, weight } from "../../tokens/index.ts"
import { type FieldMessages, TextFieldMessages } from "./TextFieldMessages.tsx"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  label {
    font-size: ${textSize[14]};
    font-weight: ${weight.medium};
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

  [data-part="box"]:has(:is(input, select, textarea):focus-visible) {
    ${focusRing}
  }

  [data-part="box"]:has([aria-invalid="true"]) {
    border-color: ${colour.red};
  }

  [data-part="box"]:has(:is(input, select, textarea):disabled) {
    border-color: ${colour.line};
    background: ${colour.ground};
  }

  [data-part="box"]:has(input:read-only:not(:disabled)) {
    border-color: ${colour.line};
    background: transparent;
  }

  input,
  select,
  textarea {
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

  select,
  textarea {
    color: inherit;
    font-family: inherit;
    line-height: ${lineHeight[150]};
  }

  textarea {
    min-height: 6rem;
    resize: vertical;
  }

  /* A browser's own arrow stands at the very edge, whatever the padding. */
  select {
    appearance: none;
    padding-inline-end: ${space[48]};
    cursor: pointer;
  }

  [data-part="box"]:has(> select)::after {
    content: "";
    flex: none;
    width: 8px;
    height: 8px;
    margin-inline: -24px ${space[16]};
    border: solid ${colour.muted};
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -2px;
    rotate: 45deg;
    pointer-events: none;
  }

  /* A list opens in the theme's colours. */
  option {
    background: ${colour.raised};
    color: ${colour.ink};
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

  /* A browser's own cross is bright blue. Two strokes, so that no picture has to be fetched for it. */
  input::-webkit-search-cancel-button {
    appearance: none;
    flex: none;
    width: 12px;
    height: 12px;
    margin-inline-start: ${space[8]};
    background:
      linear-gradient(
        45deg,
        transparent calc(50% - 0.75px),
        ${colour.muted} calc(50% - 0.75px) calc(50% + 0.75px),
        transparent calc(50% + 0.75px)
      ),
      linear-gradient(
        -45deg,
        transparent calc(50% - 0.75px),
        ${colour.muted} calc(50% - 0.75px) calc(50% + 0.75px),
        transparent calc(50% + 0.75px)
      );
    cursor: pointer;
  }

  [data-part="box"] button:focus-visible {
    outline-offset: -6px;
  }

  ::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }

  input:disabled,
  select:disabled,
  textarea:disabled {
    color: ${colour.muted};
    -webkit-text-fill-color: ${colour.muted};
  }
`

interface FieldFrameProps extends FieldMessages {
  /** The id of its control. */
  id: string
  label: ReactNode
  className?: string | undefined
  /** The control, and what stands beside it in the box. */
  children: ReactNode
}

/** A labelled field in its box, with its messages: a line of text, several lines, or a list to choose from. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <Root data-stylin-ui="" className={className}>
      <label data-stylin-ui="" htmlFor={id}>
        {label}
      </label>
      <div data-part="box">{children}</div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </Root>
  )
}
