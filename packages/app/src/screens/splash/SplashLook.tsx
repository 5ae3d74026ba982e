import { colour, formatPrice, media, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import type { SampleLook } from "./sampleLooks.ts"

const Root = styled.figure`
  display: grid;
  gap: ${space[12]};
  width: 100%;

  /* On a phone the picture gives way, so that the words and the button stay in sight. */
  [data-part="photo"] {
    height: clamp(12rem, 38dvh, 26rem);
    justify-self: center;
  }

  li {
    display: grid;
    grid-template-columns: ${space[32]} 1fr auto;
    align-items: center;
    gap: ${space[12]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${colour.line};
    font-size: ${textSize[14]};
  }

  [data-part="price"] {
    color: ${colour.muted};
    font-variant-numeric: tabular-nums;
  }

  [data-yours="true"] {
    color: ${colour.accent};
  }

  ${media.desktop} {
    width: min(100%, 28rem, 52dvh);
    justify-self: center;

    [data-part="photo"] {
      height: auto;
      justify-self: stretch;
    }
  }
`

/** A sample look with what it is made of. */
export function SplashLook({ look }: { look: SampleLook }) {
  const { photo, alt, clothes } = look
  return (
    <Root>
      <Picture data-part="photo" src={photo} alt={alt} eager />
      <figcaption>
        <ul>
          {clothes.map(({ name, price, image, isYours }) => (
            <li key={name}>
              <Picture src={image} alt="" ratio="garment" />
              {name}
              <span data-part="price" data-yours={isYours}>
                {isYours ? "Yours" : formatPrice(price)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </Root>
  )
}
