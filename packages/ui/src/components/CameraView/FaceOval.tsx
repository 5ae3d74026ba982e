import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { colour, motion } from "../../tokens/index.ts"

export interface FaceOvalProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Turns the line whole, as soon as the face lies well within it. */
  fits?: boolean | undefined
}

const Root = styled.svg`
  [data-part="around"] {
    fill: ${colour.veil};
    fill-rule: evenodd;
  }

  [data-part="line"] {
    fill: none;
    stroke: #fff;
    stroke-width: 2;
    stroke-dasharray: 6 6;
    transition: stroke-width ${motion.quick} ${motion.ease};
  }

  &[data-fits="true"] [data-part="line"] {
    stroke-width: 4;
    stroke-dasharray: none;
  }
`

/** Where the face goes, over the viewfinder of a selfie; decoration, so say it in words as well. */
export function FaceOval({ fits = false, ...rest }: FaceOvalProps) {
  return (
    <Root
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...rest}
      data-fits={fits}
    >
      <path
        data-part="around"
        d="M0 0H300V400H0ZM150 60C95 60 65 110 65 175 65 250 105 315 150 315S235 250 235 175C235 110 205 60 150 60Z"
      />
      <path
        data-part="line"
        d="M150 60C95 60 65 110 65 175 65 250 105 315 150 315S235 250 235 175C235 110 205 60 150 60Z"
      />
    </Root>
  )
}
