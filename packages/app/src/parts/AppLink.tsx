import { TextLink, type TextLinkProps } from "@stylin/ui"
import { Link } from "wouter"

export interface AppLinkProps extends TextLinkProps {
  /** What the next screen should know. */
  state?: unknown
}

export function AppLink({ href, state, ...rest }: AppLinkProps) {
  return (
    <Link href={href} state={state} asChild>
      <TextLink href={href} {...rest} />
    </Link>
  )
}
