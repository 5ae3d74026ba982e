import { TextLink, type TextLinkProps } from "@stylin/ui"
import { Link } from "wouter"

export interface AppLinkProps extends TextLinkProps {
  /** Passed to the next screen. */
  state?: unknown
}

export function AppLink({ href, state, ...rest }: AppLinkProps) {
  return (
    <Link href={href} state={state} asChild>
      <TextLink href={href} {...rest} />
    </Link>
  )
}
