import { colour, radius } from "@stylin/ui"
import { type Ref, useContext } from "react"
import { styled } from "styled-components"
import type { FrameSize } from "./frameSize.ts"
import { globalsForAddress, PageGlobals } from "./pageGlobals.ts"
import { FRAME_NAME } from "./quietFrame.ts"

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.paper};
`

interface StoryFrameProps {
  id: string
  name: string
  size: FrameSize
  /** The story's arguments, as Storybook writes them into an address. */
  args?: string
  ref?: Ref<HTMLIFrameElement>
}

/** A story in a page of its own: what covers a whole screen covers only the frame. */
export function StoryFrame({ id, name, size, args, ref }: StoryFrameProps) {
  const globals = globalsForAddress(useContext(PageGlobals))
  const query = new URLSearchParams({
    id,
    viewMode: "story",
    ...(globals !== "" && { globals }),
    ...(args !== undefined && { args }),
  })
  return (
    <Frame
      ref={ref}
      title={name}
      name={FRAME_NAME}
      src={`iframe.html?${query}`}
      loading="lazy"
      width={size.width}
      height={size.height}
    />
  )
}
