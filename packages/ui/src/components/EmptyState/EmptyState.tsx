import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, space } from "../../tokens/index.ts"

export interface EmptyStateProps extends Omit<ComponentProps<"section">, "title"> {
  /** What is not here yet. */
  title: ReactNode
  /** What to do about it. */
  text?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  max-width: 26rem;
  margin-inline: auto;
  padding: ${space[64]} ${space[24]};
  text-align: center;

  &::before {
    content: "";
    width: ${space[40]};
    margin-bottom: ${space[12]};
    border-top: 1px solid ${colour.accent};
  }

  p {
    color: ${colour.muted};
    text-wrap: balance;
  }

  [data-part="action"] {
    margin-top: ${space[12]};
  }
`

/** A place with nothing in it yet, saying what to do next. */
export function EmptyState({ title, text, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </Root>
  )
}
