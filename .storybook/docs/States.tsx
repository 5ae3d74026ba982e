import { Canvas, DocsContext, DocsStory } from "@storybook/addon-docs/blocks"
import { colour, space } from "@stylin/ui"
import { useContext } from "react"
import type { PreparedStory } from "storybook/internal/types"
import { styled } from "styled-components"
import { frameSize } from "./frameSize.ts"
import { FittingFrame, StoryFrame } from "./StoryFrame.tsx"

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(390px, 100%), 1fr));
  gap: ${space[32]} ${space[24]};

  figure[data-wide="true"] {
    grid-column: 1 / -1;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[4]} ${space[12]};
    padding-block: ${space[8]};
  }

  a {
    color: ${colour.accent};
  }
`

function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"))
}

/** The state that the page begins with. */
export function FirstState() {
  const [first] = useStories()
  if (!first) return null
  return frameSize(first) ? <Framed stories={[first]} /> : <Canvas of={first.moduleExport} />
}

/** All other states, each on the page or, if it would cover it, in a frame. */
export function OtherStates() {
  const stories = useStories()
    .slice(1)
    .filter(({ tags }) => !tags.includes("walk"))
  if (stories.length === 0) return null
  const framed = stories.filter((story) => frameSize(story))
  return (
    <>
      <h2>States</h2>
      {stories
        .filter((story) => !framed.includes(story))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded={true} />
        ))}
      <Framed stories={framed} />
    </>
  )
}

/** What is done in the stories that go on from a state, with the way to see it done. */
export function Walks() {
  const walks = useStories().filter(({ tags }) => tags.includes("walk"))
  if (walks.length === 0) return null
  return (
    <>
      <h2>Walks</h2>
      <ul>
        {walks.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{name.replace(/^Walk /, "")}</StoryLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Framed({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <Frames>
      {stories.map((story) => {
        const { id, name } = story
        const size = frameSize(story)
        return size ? (
          <figure key={id} data-wide={size.width === "100%"}>
            <figcaption>
              {name} <StoryLink id={id}>Open alone</StoryLink>
            </figcaption>
            {size.height === undefined ? (
              <FittingFrame id={id} name={name} />
            ) : (
              <StoryFrame id={id} name={name} size={size} />
            )}
          </figure>
        ) : null
      })}
    </Frames>
  )
}

const StoryLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {children}
  </a>
)
