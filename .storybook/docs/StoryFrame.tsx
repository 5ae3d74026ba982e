import { colour, radius } from "@stylin/ui"
import { type Ref, useContext, useRef, useState } from "react"
import { styled } from "styled-components"
import type { FrameSize } from "./frameSize.ts"
import { globalsForAddress, PageGlobals } from "./pageGlobals.ts"
import { FRAME_NAME } from "./quietFrame.ts"
import { FIRST_HEIGHT, fittingHeight, useFramedPage } from "./useFramedPage.ts"

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
  ref?: Ref<HTMLIFrameElement>
}

/** A story in a page of its own: what covers a whole screen covers only the frame. */
export function StoryFrame({ id, name, size, ref }: StoryFrameProps) {
  const globals = globalsForAddress(useContext(PageGlobals))
  const query = new URLSearchParams({
    id,
    viewMode: "story",
    ...(globals !== "" && { globals }),
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

/** A story in a page of its own that is as high as the story. */
export function FittingFrame(props: Pick<StoryFrameProps, "id" | "name">) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useFramedPage(frame, (page) => setHeight((now) => fittingHeight(page) ?? now))
  return <StoryFrame ref={frame} size={{ width: "100%", height }} {...props} />
}
