import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, space, textSize } from "../../tokens/index.ts"

export interface EmptyStateProps extends Omit<ComponentProps<"section">, "title"> {
  /** Says what is missing so far. */
  title: ReactNode
  /** Level of the title's heading on the page. */
  headingLevel?: 1 | 2 | 3 | undefined
  /** A drawing above the title, in place of the line. */
  picture?: ReactNode
  /** Says what to do about it. */
  text?: ReactNode
  /** The button or link for doing it. */
  action?: ReactNode
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  max-width: 26rem;
  margin-inline: auto;
  padding: ${space[64]} min(${space[24]}, 6vw);
  text-align: center;

  &:not([data-picture])::before {
    content: "";
    width: ${space[40]};
    margin-bottom: ${space[12]};
    border-top: 1px solid ${colour.accent};
  }

  [data-part="picture"] {
    width: min(100%, 11rem);
    margin-bottom: ${space[12]};
  }

  [data-part="title"] {
    font-size: ${textSize[28]};
    overflow-wrap: anywhere;
  }

  [data-part="text"] {
    color: ${colour.muted};
    text-wrap: balance;
  }

  [data-part="action"] {
    margin-top: ${space[12]};
  }
`

/** A place with nothing in it so far, which says what to do next. */
export function EmptyState({
  title,
  headingLevel = 2,
  picture,
  text,
  action,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root data-stylin-ui="" {...rest} data-picture={picture === undefined ? undefined : true}>
      {picture === undefined ? null : <div data-part="picture">{picture}</div>}
      <Heading data-part="title">{title}</Heading>
      {text === undefined ? null : <p data-part="text">{text}</p>}
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </Root>
  )
}
