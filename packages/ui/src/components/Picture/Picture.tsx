import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { PictureImage, type PictureImageProps } from "./PictureImage.tsx"
import { pictureBox } from "./pictureBox.ts"

/** Width to height: a look is 3:4, a garment alone 4:5, a thumbnail square. */
export const PICTURE_RATIOS = ["look", "garment", "square"] as const

export type PictureRatio = (typeof PICTURE_RATIOS)[number]

export interface PictureProps
  extends PictureImageProps,
    Omit<ComponentProps<"span">, "children" | "placeholder"> {
  /** Keeps a box of this shape: a look is 3:4, a garment alone 4:5, a thumbnail square. */
  ratio?: PictureRatio | undefined
}

const Root = styled.span`
  ${pictureBox}

  &[data-ratio="look"] {
    aspect-ratio: 3 / 4;
  }

  &[data-ratio="garment"] {
    aspect-ratio: 4 / 5;
  }

  &[data-ratio="square"] {
    aspect-ratio: 1;
  }
`

/** A picture in a box of known shape, so that nothing moves; one that fails to load is removed, and tried a few more times. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  ratio = "look",
  eager,
  placeholder,
  ...rest
}: PictureProps) {
  const picture = { src, srcSet, sizes, alt, eager, placeholder }
  return (
    <Root data-stylin-ui="" {...rest} data-ratio={ratio}>
      <PictureImage {...picture} />
    </Root>
  )
}
