import { facts } from "virtual:component-facts"
import { Controls, Description, Markdown, Title, useOf } from "@storybook/addon-docs/blocks"
import { colour, font, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { Anatomy } from "./Anatomy.tsx"
import { ContentRules, DoAndDont, MadeOf, StatusLine } from "./ComponentAbout.tsx"
import { GUIDE_PARTS, readGuide } from "./guide.ts"
import { FirstState, OtherStates, Walks } from "./States.tsx"

const Guide = styled.dl`
  font: 400 ${textSize[14]} / 1.5 ${font.text};
  margin: ${space[32]} 0 ${space[40]};
  border-top: 1px solid ${colour.line};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: ${space[4]} ${space[24]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${colour.line};
  }

  /* Twice, because Storybook's own rules for pages name classes too. */
  && dt,
  && dd,
  && dd > * {
    margin: 0;
    font: inherit;
    line-height: 1.5;
  }

  && dt {
    color: ${colour.muted};
  }

  @media (max-width: 600px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** The table of props is wider than a phone, and scrolls there. */
const Wide = styled.div`
  overflow-x: auto;
`

/** A component's page: what it is, how to use it, its props and states, and what it is made of. */
export function DocsPage() {
  const resolved = useOf("meta", ["meta"])
  const guide = readGuide(resolved.preparedMeta.parameters)
  const name = resolved.preparedMeta.title.split("/").at(-1) ?? ""
  const parts = GUIDE_PARTS.filter(({ part }) => guide[part] !== undefined)
  return (
    <>
      <Title />
      <StatusLine name={name} />
      <Description />
      {parts.length === 0 ? null : (
        <Guide>
          {parts.map(({ part, heading }) => (
            <div key={part}>
              <dt>{heading}</dt>
              <dd>
                <Markdown>{guide[part] ?? ""}</Markdown>
              </dd>
            </div>
          ))}
        </Guide>
      )}
      <FirstState />
      {name in facts ? <Anatomy name={name} /> : null}
      <h2>Props</h2>
      <Wide>
        <Controls />
      </Wide>
      <DoAndDont name={name} />
      <ContentRules name={name} />
      <OtherStates />
      <Walks />
      <MadeOf name={name} />
    </>
  )
}
