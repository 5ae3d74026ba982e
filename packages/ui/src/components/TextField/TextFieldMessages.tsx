import type { ReactNode } from "react"
import { styled } from "styled-components"
import { AlertIcon } from "../../icons/index.ts"
import { colour, lineHeight, space, textSize } from "../../tokens/index.ts"

export interface FieldMessages {
  /** What to know before answering. */
  hint?: ReactNode
  /** Says what is wrong with the answer and how to correct it; marks the field as invalid. */
  error?: string | undefined
}

const Message = styled.p`
  font-size: ${textSize[14]};
  line-height: ${lineHeight[140]};

  &[data-part="hint"] {
    color: ${colour.muted};
  }

  &[data-part="error"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
    color: ${colour.red};
  }

  svg {
    width: 1rem;
    height: 1lh;
  }
`

/**
 * Ties a field to its messages.
 * @param id the field's own id
 * @param given the caller's own descriptions
 * @returns the field's `aria-describedby`
 */
export function describedBy(
  id: string,
  { hint, error }: FieldMessages,
  given: string | undefined,
): string | undefined {
  const ids = [
    hint === undefined ? undefined : `${id}-hint`,
    error === undefined ? undefined : `${id}-error`,
    given,
  ].filter((part) => part !== undefined)
  return ids.length === 0 ? undefined : ids.join(" ")
}

/** The hint under a field, and its error, which is announced as soon as it appears. */
export function TextFieldMessages({ id, hint, error }: FieldMessages & { id: string }) {
  return (
    <>
      {hint === undefined ? null : (
        <Message data-part="hint" id={`${id}-hint`}>
          {hint}
        </Message>
      )}
      {error === undefined ? null : (
        <Message data-part="error" id={`${id}-error`} role="alert">
          <AlertIcon />
          {error}
        </Message>
      )}
    </>
  )
}
