import { facts } from "virtual:component-facts"
import { DocsContext } from "@storybook/addon-docs/blocks"
import { colour, media, radius, space, textSize } from "@stylin/ui"
import { useContext } from "react"
import { styled } from "styled-components"
import { frameSize } from "./frameSize.ts"
import { MARK_SIZE } from "./partMarks.ts"
import { StoryFrame } from "./StoryFrame.tsx"
import { usePartMarks } from "./usePartMarks.ts"

const Root = styled.div`
  display: grid;
  gap: ${space[24]};
  margin-block: ${space[16]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }

  [data-part="picture"] {
    position: relative;
    overflow: hidden;
  }

  [data-part="outline"],
  [data-part="mark"] {
    position: absolute;
    pointer-events: none;
  }

  [data-part="outline"] {
    border: 1px dashed ${colour.accent};
    border-radius: ${radius.small};
  }

  ol {
    display: grid;
    gap: ${space[8]};
    align-content: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    font-size: ${textSize[14]};
  }

  small {
    color: ${colour.muted};
    font-size: inherit;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${MARK_SIZE}px;
  height: ${MARK_SIZE}px;
  border-radius: ${radius.full};
  background: ${colour.accent};
  color: ${colour.onAccent};
  font: 500 ${textSize[12]} / 1 sans-serif;
`

/** A component's first state with its inner parts numbered, and their names. */
export function Anatomy({ name }: { name: string }) {
  const [first] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"))
  const parts = facts[name]?.parts ?? []
  const { frame, marks, height } = usePartMarks(parts)
  if (!first) return null
  const size = frameSize(first)
  const numberOf = (part: string) => marks.findIndex((mark) => mark.part === part) + 1
  return (
    <>
      <h2>Anatomy</h2>
      {parts.length === 0 ? (
        <p>
          One element without inner parts: <code>className</code> reaches it.
        </p>
      ) : (
        <Root className="sb-unstyled">
          <div data-part="picture">
            <StoryFrame
              ref={frame}
              id={first.id}
              name={`${name}, its parts`}
              size={{ width: "100%", height: size?.height ?? height }}
            />
            {marks.map(({ part, box, at }) => (
              <span key={part} aria-hidden="true">
                <span data-part="outline" style={box} />
                <Mark data-part="mark" style={at}>
                  {numberOf(part)}
                </Mark>
              </span>
            ))}
          </div>
          <ol>
            {parts
              .toSorted((one, other) => (numberOf(one) || 99) - (numberOf(other) || 99))
              .map((part) => (
                <li key={part}>
                  {numberOf(part) === 0 ? null : <Mark>{numberOf(part)}</Mark>}
                  <code>{part}</code>
                  {numberOf(part) === 0 ? <small>in other states</small> : null}
                </li>
              ))}
          </ol>
        </Root>
      )}
    </>
  )
}
