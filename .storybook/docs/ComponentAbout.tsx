import { facts } from "virtual:component-facts"
import { Markdown } from "@storybook/addon-docs/blocks"
import { Badge, colour, media, radius, space, textSize } from "@stylin/ui"
import { Fragment, type ReactNode } from "react"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import { styled } from "styled-components"
import { adviceStory } from "./adviceStory.ts"
import { notes } from "./notes.ts"
import { Shown } from "./Shown.tsx"
import { StoryFrame } from "./StoryFrame.tsx"
import { sizeInWords } from "./sizeWords.ts"

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  margin-block: ${space[12]};
  color: ${colour.muted};
  font-size: ${textSize[14]};
`

/** How far a component can be relied on, since when, and what it is made to hold in. */
export function StatusLine({ name }: { name: string }) {
  const note = notes[name]
  const fact = facts[name]
  if (!note || !fact) return null
  return (
    <Line className="sb-unstyled">
      <Badge tone={note.status === "stable" ? "green" : "orange"}>{note.status}</Badge>
      <span>since {note.since}</span>
      {fact.size ? <span>adds {sizeInWords(fact.size)}</span> : null}
      {fact.modes.length === 0 ? null : <span>styles of its own for {fact.modes.join(", ")}</span>}
    </Line>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Only its own two: what is pictured may be a section too. */
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[16]};
    min-width: 0;
    padding: ${space[20]};
    border: 1px solid ${colour.line};
    border-block-start: 3px solid var(--side);
    border-radius: ${radius.small};
  }

  > [data-side="do"] {
    --side: ${colour.green};
  }

  > [data-side="dont"] {
    --side: ${colour.red};
  }

  > section > strong {
    color: var(--side);
    font-weight: 500;
  }
`

/** What to do with a component and what not, pictured on the page or, if it would cover it, in a frame. */
export function DoAndDont({ name }: { name: string }) {
  const note = notes[name]
  if (!note) return null
  const sides = [
    { side: "do", heading: "Do", advice: note.do },
    { side: "dont", heading: "Don’t", advice: note.dont },
  ] as const
  return (
    <>
      <h2>Do and don’t</h2>
      <Pair className="sb-unstyled">
        {sides.map(({ side, heading, advice }) => (
          <section key={side} data-side={side}>
            <strong>{heading}</strong>
            {advice.frame === undefined ? (
              <div inert>
                <Shown>{advice.show}</Shown>
              </div>
            ) : (
              <StoryFrame
                id={toId("Advice", storyNameFromExport(adviceStory(name, side)))}
                name={`${name}: ${heading}`}
                size={{ width: "100%", height: advice.frame }}
              />
            )}
            <Markdown>{advice.words}</Markdown>
          </section>
        ))}
      </Pair>
    </>
  )
}

/** How a component's words are written. */
export function ContentRules({ name }: { name: string }) {
  const rules = notes[name]?.content ?? []
  return rules.length === 0 ? null : (
    <Listed heading="Its words">
      {rules.map((rule) => (
        <li key={rule}>
          <Markdown>{rule}</Markdown>
        </li>
      ))}
    </Listed>
  )
}

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};

  code {
    padding: 2px ${space[8]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.small};
    font-size: ${textSize[12]};
  }
`

/** The tokens that a component reads, and what changed in it. */
export function MadeOf({ name }: { name: string }) {
  const fact = facts[name]
  if (!fact) return null
  return (
    <>
      <h2>Tokens that it reads</h2>
      <Codes words={fact.tokens} />
      {fact.through.map(({ name: used, tokens }) => (
        <Fragment key={used}>
          <p>
            and through <code>{used}</code>
          </p>
          <Codes words={tokens} />
        </Fragment>
      ))}
      {fact.tokens.length + fact.through.length === 0 ? <p>None.</p> : null}
      {fact.changes.length === 0 ? null : (
        <Listed heading="What changed">
          {fact.changes.map(({ version, text }) => (
            <li key={version + text}>
              <Markdown>{`**${version}** ${text}`}</Markdown>
            </li>
          ))}
        </Listed>
      )}
    </>
  )
}

const Codes = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? null : (
    <Words className="sb-unstyled">
      {words.map((word) => (
        <li key={word}>
          <code>{word}</code>
        </li>
      ))}
    </Words>
  )

const Listed = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <>
    <h2>{heading}</h2>
    <ul>{children}</ul>
  </>
)
