import type { PreparedStory } from "storybook/internal/types"

/** The size of a story's frame on a docs page, as an iframe's attributes take it. */
export interface FrameSize {
  width: number | "100%"
  /** Left out if the frame is as high as what it shows. */
  height?: number
}

/** A screen is shown on a phone; an overlay only needs room around it. */
const SIZES: readonly { titles: RegExp; size: Required<FrameSize> }[] = [
  { titles: /^Overlays\//, size: { width: "100%", height: 520 } },
  { titles: /^(?:Screens|Flows)\//, size: { width: 390, height: 720 } },
]

/**
 * How large the frame of a story is, or nothing if the story stands on the docs page itself. A story
 * outside those groups asks for a frame with `parameters.docs.story`: `{ inline: false, height }`. A state that a play
 * function reaches has one, too: on the page itself Storybook would show the story before it.
 */
export function frameSize({
  title,
  parameters,
  tags,
}: Pick<PreparedStory, "title" | "parameters" | "tags">): FrameSize | undefined {
  const asked = parameters.docs?.story
  const usual = SIZES.find(({ titles }) => titles.test(title))?.size
  if (usual) return { ...usual, height: asked?.height ?? usual.height }
  if (asked?.inline === false) return { width: "100%", height: asked.height ?? 520 }
  return tags.includes("reached") ? { width: "100%" } : undefined
}
