import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { colour } from "../../tokens/index.ts"
import { usePictureFailure } from "./usePictureFailure.ts"

/** Width to height: a look is 3:4, a garment alone 4:5, a thumbnail square. */
export const PICTURE_RATIOS = ["look", "garment", "square"] as const

export type PictureRatio = (typeof PICTURE_RATIOS)[number]

export interface PictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** Address of the picture; without one only the ground shows. */
  src: string | undefined
  /** What is to be seen; empty where words beside it say the same. */
  alt: string
  /** Keeps a box of this shape: a look is 3:4, a garment alone 4:5, a thumbnail square. */
  ratio?: PictureRatio | undefined
  /** Fetches it before the page's other pictures, for what is seen first. */
  eager?: boolean | undefined
}

const Root = styled.span`
  display: block;
  overflow: hidden;
  background: ${colour.ground};

  &[data-ratio="look"] {
    aspect-ratio: 3 / 4;
  }

  &[data-ratio="garment"] {
    aspect-ratio: 4 / 5;
  }

  &[data-ratio="square"] {
    aspect-ratio: 1;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** A picture in a box of known shape, so that nothing moves; one that fails to load is dropped. */
export function Picture({ src, alt, ratio = "look", eager = false, ...rest }: PictureProps) {
  const { failed, ref, onError } = usePictureFailure(src)
  return (
    <Root {...rest} data-ratio={ratio}>
      {src === undefined || failed ? null : (
        <img
          ref={ref}
          src={src}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={onError}
        />
      )}
    </Root>
  )
}
