import { colour, ForwardIcon, media, radius, space } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { Link } from "wouter"

/** Prompts stacked on a phone, side by side on a wide screen. */
export const Prompts = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-block-end: ${space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }
`

const Root = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[16]} ${space[20]};
  border-radius: ${radius.large};
  background: ${colour.accentSoft};
  color: ${colour.ink};
  text-decoration: none;

  /* Large text takes a line of its own. */
  span {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    color: ${colour.accent};
  }

  svg:last-child {
    margin-inline-start: auto;
  }

  svg:last-child:dir(rtl) {
    scale: -1 1;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`

interface Props {
  readonly href: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Asks for something that improves the looks; all of it is one link. */
export function Prompt({ href, icon, children }: Props) {
  return (
    <Link href={href} asChild>
      <Root href={href}>
        {icon}
        <span>{children}</span>
        <ForwardIcon aria-hidden="true" />
      </Root>
    </Link>
  )
}
