import { type ComponentProps, useState } from "react"
import { styled } from "styled-components"
import { colour } from "../../tokens/index.ts"

export interface PictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** Address of the picture; without one only the ground shows. */
  src: string | undefined
  /** What is to be seen; empty where words beside it say the same. */
  alt: string
  /** Width to height: a look is 3:4, a garment alone 4:5, a thumbnail square. */
  ratio?: "look" | "garment" | "square" | undefined
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
  const [failed, setFailed] = useState<string>()
  return (
    <Root {...rest} data-ratio={ratio}>
      {src === undefined || src === failed ? null : (
        <img
          src={src}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </Root>
  )
}
