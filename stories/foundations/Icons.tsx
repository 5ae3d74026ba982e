import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import * as icons from "../../packages/ui/src/icons/index.ts"

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  border-top: 1px solid ${colour.line};

  li {
    display: grid;
    justify-items: center;
    gap: ${space[12]};
    padding: ${space[24]} ${space[4]};
    border-bottom: 1px solid ${colour.line};
    font-size: ${textSize[12]};
    text-align: center;
  }

  svg {
    width: 24px;
    height: 24px;
    stroke-width: 1.5;
  }
`

/** Every icon with its name. */
export const EveryIcon = () => (
  <Grid>
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name}>
        <Icon />
        {name}
      </li>
    ))}
  </Grid>
)
