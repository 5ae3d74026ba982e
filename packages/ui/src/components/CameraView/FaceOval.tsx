import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { colour, motion } from "../../tokens/index.ts"

export interface FaceOvalProps extends Omit<ComponentProps<"span">, "children"> {
  /** Makes the line solid once the face is well within it. */
  fits?: boolean | undefined
}

const Root = styled.span`
  display: block;

  svg {
    width: 100%;
    height: 100%;
  }

  [data-part="around"] {
    fill: ${colour.veil};
    fill-rule: evenodd;
  }

  [data-part="line"] {
    fill: none;
    stroke: ${colour.onPhoto};
    stroke-width: 2;
    stroke-dasharray: 6 6;
    transition: stroke-width ${motion.quick} ${motion.ease};
  }

  &[data-fits="true"] [data-part="line"] {
    stroke-width: 4;
    stroke-dasharray: none;
  }
`

/** A face's outline in a box of 300 by 400. */
const OVAL =
  "M150 60C95 60 65 110 65 175 65 250 105 315 150 315S235 250 235 175C235 110 205 60 150 60Z"

/**
 * Shows where the face goes, over the viewfinder of a selfie. It is decoration, so say it in words
 * as well.
 */
export function FaceOval({ fits = false, ...rest }: FaceOvalProps) {
  return (
    <Root data-stylin-ui="" {...rest} data-fits={fits}>
      <svg
        data-stylin-ui=""
        aria-hidden="true"
        viewBox="0 0 300 400"
        preserveAspectRatio="xMidYMid slice"
      >
        <path data-part="around" d={`M0 0H300V400H0Z${OVAL}`} />
        <path data-part="line" d={OVAL} />
      </svg>
    </Root>
  )
}
