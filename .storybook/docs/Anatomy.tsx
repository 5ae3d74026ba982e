import { facts } from "virtual:component-facts"
import { DocsContext } from "@storybook/addon-docs/blocks"
import { colour, media, radius, space, textSize } from "@stylin/ui"
import { Fragment, useContext } from "react"
import { styled } from "styled-components"
import type { ComponentFacts } from "./componentFacts.ts"
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

/** What a component is made of: its first state with the inner parts numbered, and their names. */
export function Anatomy({ name }: { name: string }) {
  const fact = facts[name]
  if (!fact) return null
  return (
    <>
      <h2>Anatomy</h2>
      {fact.parts.length > 0 ? (
        <NumberedParts name={name} parts={fact.parts} />
      ) : (
        <WithoutParts name={name} fact={fact} />
      )}
      {fact.uses.length === 0 ? null : (
        <>
          <p>It is composed of other components, whose pages say more:</p>
          <ul>
            {fact.uses.map((used) => (
              <li key={used}>
                <code>{used}</code>
                {facts[used]?.parts.length ? <> with {listed(facts[used].parts)}</> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A component that names none of its parts: those of the components that it is composed of, or its elements. */
function WithoutParts({ name, fact }: { name: string; fact: ComponentFacts }) {
  const parts = fact.uses.flatMap((used) => facts[used]?.parts ?? [])
  if (parts.length > 0) return <NumberedParts name={name} parts={[...new Set(parts)]} />
  if (fact.uses.length > 0) return null
  const [root = "", ...inner] = fact.elements
  return fact.isNested ? (
    <p>
      A <code>{root}</code>, and in it {listed(inner)} without names of their own:{" "}
      <code>className</code> reaches the outer one.
    </p>
  ) : (
    <p>
      One element, <code>{root}</code>, without inner parts: <code>className</code> reaches it.
    </p>
  )
}

const listed = (words: readonly string[]) =>
  words.map((word, index) => (
    <Fragment key={word}>
      {index === 0 ? null : ", "}
      <code>{word}</code>
    </Fragment>
  ))

function NumberedParts({ name, parts }: { name: string; parts: readonly string[] }) {
  const [first] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"))
  const { frame, marks, height } = usePartMarks(parts)
  if (!first) return null
  const size = frameSize(first)
  const numberOf = (part: string) => marks.findIndex((mark) => mark.part === part) + 1
  return (
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
  )
}
