import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import {
  colour,
  letterSpacing,
  lineHeight,
  radius,
  space,
  textSize,
  weight,
} from "../../tokens/index.ts"

/** `plain` states a fact, `accent` recommends, and the colours mean what they do in the snackbar. */
export const BADGE_TONES = ["plain", "accent", "green", "orange", "red"] as const

export type BadgeTone = (typeof BADGE_TONES)[number]

export interface BadgeProps extends ComponentProps<"span"> {
  /** How strongly it stands out, and whether it praises or warns; the words must say the same. */
  tone?: BadgeTone | undefined
  /** A small picture before the words. */
  icon?: ReactNode
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 100%;
  padding: 1px ${space[8]};
  border: 1px solid currentColor;
  /* Of one line a pill; of several, a box whose corners stay clear of the words. */
  border-radius: ${radius.large};
  background: ${colour.raised};
  color: ${colour.ink};
  font-size: ${textSize[12]};
  font-weight: ${weight.medium};
  line-height: ${lineHeight[150]};
  letter-spacing: ${letterSpacing.badge};
  overflow-wrap: anywhere;

  &[data-tone="plain"] {
    border-color: ${colour.line};
  }

  &[data-tone="accent"] {
    border-color: ${colour.accent};
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  &[data-tone="green"] {
    color: ${colour.green};
  }

  &[data-tone="orange"] {
    color: ${colour.orange};
  }

  &[data-tone="red"] {
    color: ${colour.red};
  }

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`

/** A word or two that mark the thing they are placed on. */
export function Badge({ tone = "plain", icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-stylin-ui="" {...rest} data-tone={tone}>
      {icon}
      {children}
    </Root>
  )
}
