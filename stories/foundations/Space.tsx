import { colour, radius, shadow, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { InBothThemes, Lines } from "./Sheet.tsx"

/** Every distance, as long as it is. */
export const Distances = () => (
  <Lines>
    {Object.entries(space).map(([pixels, size]) => (
      <div key={pixels}>
        <dt>{pixels}</dt>
        <dd
          style={{
            width: size,
            maxWidth: "100%",
            height: "0.75rem",
            background: colour.accent,
          }}
        />
      </div>
    ))}
  </Lines>
)

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[32]} ${space[24]};

  li {
    display: grid;
    justify-items: center;
    gap: ${space[12]};
    font-size: ${textSize[14]};
  }

  li > span {
    width: 6rem;
    height: 4rem;
    border: 1px solid ${colour.control};
    background: ${colour.raised};
  }

  li > span[data-floating="true"] {
    border-color: transparent;
  }
`

/** The corners that there are, and the shadow. */
export const Corners = () => (
  <InBothThemes>
    {() => (
      <Boxes>
        {Object.entries(radius).map(([name, corner]) => (
          <li key={name}>
            <span style={{ borderRadius: corner }} />
            {name}
          </li>
        ))}
        <li>
          <span
            data-floating="true"
            style={{ borderRadius: radius.large, boxShadow: shadow.float }}
          />
          float
        </li>
      </Boxes>
    )}
  </InBothThemes>
)
