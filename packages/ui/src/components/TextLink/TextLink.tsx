import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { useSettings } from "../../provider/StylinContext.ts"
import { colour, motion, radius, target } from "../../tokens/index.ts"

export interface TextLinkProps extends ComponentProps<"a"> {
  /** Where the link leads. */
  href: string
  /** Drops the underline until the pointer is near, for links that stand alone in a list. */
  quiet?: boolean | undefined
}

const Root = styled.a`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${colour.accent};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  border-radius: calc(${radius.small} / 2);
  transition: color ${motion.quick} ${motion.ease};

  /* Outside a sentence it is pressed like a button, and needs a button's room. */
  &[data-quiet="true"] {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    text-decoration-color: transparent;
  }

  &:hover {
    color: ${colour.accent};
    text-decoration-color: currentColor;
  }
`

/** A link in a line of text. A router can take over with `onClick` and `event.preventDefault()`. */
export function TextLink({ quiet = false, ...rest }: TextLinkProps) {
  const { link } = useSettings()
  return <Root data-stylin-ui="text" as={link} {...rest} data-quiet={quiet} />
}
