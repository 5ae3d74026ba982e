import { facts } from "virtual:component-facts"
import { DocsContext } from "@storybook/addon-docs/blocks"
import { colour, media, radius, space, textSize } from "@stylin/ui"
import { Fragment, useContext } from "react"
import { sanitize, storyNameFromExport } from "storybook/internal/csf"
import { styled } from "styled-components"
import { ownParts, type Part, partsOf } from "./anatomyParts.ts"
import type { ComponentFacts } from "./componentFacts.ts"
import { frameSize } from "./frameSize.ts"
import { notes } from "./notes.ts"
import { MARGIN, MARK_SIZE } from "./partMarks.ts"
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
    align-self: start;
    overflow: hidden;
  }

  /* Low parts would vanish under their numbers, which get room around the frame. */
  [data-low="true"] {
    padding: ${MARGIN}px;
    border: 1px solid ${colour.line};
    border-radius: ${radius.large};
    background: ${colour.paper};
  }

  [data-low="true"] iframe {
    border-color: transparent;
    border-radius: 0;
  }

  [data-part="stage"] {
    position: relative;
  }

  [data-part="outline"],
  [data-part="line"],
  [data-part="mark"] {
    position: absolute;
    pointer-events: none;
  }

  [data-part="line"] {
    background: ${colour.accent};
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
    display: grid;
    grid-template-columns: ${MARK_SIZE}px minmax(0, 1fr);
    gap: ${space[12]};
    font-size: ${textSize[14]};
    line-height: ${MARK_SIZE}px;
  }

  li > p {
    grid-column: 2;
    margin: 0;
  }

  small {
    margin-inline-start: ${space[8]};
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

/** What a component is made of: a state with its parts numbered, and their names. */
export function Anatomy({ name }: { name: string }) {
  const fact = facts[name]
  if (!fact) return null
  const of = { notes, facts }
  return (
    <>
      <h2>Anatomy</h2>
      <NumberedParts name={name} parts={partsOf(name, of)} story={notes[name]?.anatomy?.story} />
      {fact.parts.length + fact.uses.length === 0 ? <Elements fact={fact} /> : null}
      {fact.uses.length === 0 ? null : (
        <>
          <p>It is composed of other components, whose pages say more:</p>
          <ul>
            {fact.uses.map((used) => (
              <li key={used}>
                <code>{used}</code> with <Listed parts={ownParts(used, of)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The elements of a component whose code names no parts. */
function Elements({ fact }: { fact: ComponentFacts }) {
  const [root = "", ...inner] = fact.elements
  return fact.isNested ? (
    <p>
      A <code>{root}</code>, and in it{" "}
      <Listed parts={inner.map((tag) => ({ name: tag, at: tag }))} /> without names of their own:{" "}
      <code>className</code> reaches the outer one.
    </p>
  ) : (
    <p>
      One element, <code>{root}</code>, without inner parts: <code>className</code> reaches it.
    </p>
  )
}

const Listed = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) => (
    <Fragment key={part.at}>
      {index === 0 ? null : ", "}
      <Name part={part} />
    </Fragment>
  ))

/** Only a name of the code is one that styles can use. */
const Name = ({ part: { name, about } }: { part: Part }) =>
  about === undefined ? <code>{name}</code> : <span>{name}</span>

interface NumberedPartsProps {
  name: string
  parts: readonly Part[]
  story: string | undefined
}

function NumberedParts({ name, parts, story }: NumberedPartsProps) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"))
  const { frame, marks, isLow, height } = usePartMarks(parts)
  const shown = story === undefined ? stories[0] : stories.find(({ id }) => isStory(id, story))
  if (!shown) return null
  const size = frameSize(shown)
  const numberOf = ({ name: part }: Part) => marks.findIndex((mark) => mark.part === part) + 1
  return (
    <Root className="sb-unstyled">
      <div data-part="picture" data-low={isLow}>
        <div data-part="stage">
          <StoryFrame
            ref={frame}
            id={shown.id}
            name={`${name}, its parts`}
            size={{ width: "100%", height: size?.height ?? height }}
          />
          {marks.map(({ part, box, at, line }, index) => (
            <span key={part} aria-hidden="true">
              <span data-part="outline" style={box} />
              {line ? <span data-part="line" style={line} /> : null}
              <Mark data-part="mark" style={at}>
                {index + 1}
              </Mark>
            </span>
          ))}
        </div>
      </div>
      <ol>
        {parts
          .toSorted((one, other) => (numberOf(one) || 99) - (numberOf(other) || 99))
          .map((part) => (
            <li key={part.at + part.only}>
              {numberOf(part) === 0 ? null : <Mark>{numberOf(part)}</Mark>}
              <p>
                <Name part={part} />
                {part.about === undefined ? null : <small>{part.about}</small>}
                {numberOf(part) === 0 ? <small>in other states</small> : null}
              </p>
            </li>
          ))}
      </ol>
    </Root>
  )
}

const isStory = (id: string, story: string) =>
  id.endsWith(`--${sanitize(storyNameFromExport(story))}`)
