import { Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { InBothThemes } from "./Sheet.tsx"
import { GARMENTS, LOOKS } from "./shown.ts"

const PictureList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space[20]} ${space[16]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[8]};
    font-size: ${textSize[14]};
    line-height: 1.35;
  }
`

/** A look and garments as they are drawn, with the rules. */
export const Drawings = () => (
  <InBothThemes>
    {() => (
      <PictureList>
        {LOOKS.map(({ src, alt, rule }) => (
          <li key={src}>
            <Picture src={src} alt={alt} ratio="look" />
            {rule}
          </li>
        ))}
        {GARMENTS.map(({ src, alt, rule }) => (
          <li key={src}>
            <Picture src={src} alt={alt} ratio="garment" />
            {rule}
          </li>
        ))}
      </PictureList>
    )}
  </InBothThemes>
)
