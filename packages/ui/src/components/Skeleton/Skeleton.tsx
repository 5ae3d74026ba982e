import type { ComponentProps } from "react"
import { keyframes, styled } from "styled-components"
import { colour, motion, radius } from "../../tokens/index.ts"

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/**
 * `text` is one line of the surrounding text; `photo` is 3:4; `box` takes the size it is given, and
 * `circle` the width.
 */
export const SKELETON_SHAPES = ["text", "photo", "box", "circle"] as const

export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

export interface SkeletonProps extends ComponentProps<"span"> {
  /** The shape of what is loading. */
  shape?: SkeletonShape | undefined
}

const Root = styled.span`
  display: block;
  border-radius: ${radius.small};
  background: ${colour.ground};
  animation: ${breathe} ${motion.breath} ease-in-out infinite;

  &[data-shape="text"] {
    height: 1em;
    margin-block: 0.25em;
  }

  &[data-shape="photo"] {
    width: 100%;
    aspect-ratio: 3 / 4;
    border-radius: 0;
  }

  &[data-shape="circle"] {
    aspect-ratio: 1;
    border-radius: ${radius.full};
  }

  /* Forced colours drop the ground, and nothing would be left. */
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** A quiet block in place of content that is still loading; hidden from screen readers. */
export function Skeleton({ shape = "text", ...rest }: SkeletonProps) {
  return <Root data-stylin-ui="text" aria-hidden="true" {...rest} data-shape={shape} />
}
