import { Button, colour, motion, radius, tokenValues } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { Lines } from "./Sheet.tsx"

const Track = styled.dd`
  height: 1.5rem;

  span {
    display: block;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.full};
    background: ${colour.accent};
    transition: margin-inline-start ${motion.ease};
  }

  [data-moved="true"] {
    margin-inline-start: calc(100% - 1.5rem);
  }
`

const DURATIONS = { quick: tokenValues.motion.quick, calm: tokenValues.motion.calm }

/** The durations of movements, to be seen by a press. */
export function Durations() {
  const [moved, setMoved] = useState(false)
  return (
    <>
      <Lines>
        {Object.entries(DURATIONS).map(([name, duration]) => (
          <div key={name}>
            <dt>
              {name}, {duration}
            </dt>
            <Track>
              <span data-moved={moved} style={{ transitionDuration: duration }} />
            </Track>
          </div>
        ))}
      </Lines>
      <div>
        <Button variant="secondary" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
    </>
  )
}
