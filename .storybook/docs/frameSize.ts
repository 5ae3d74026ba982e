import type { Parameters } from "storybook/internal/types"

/** The size of a story's frame on a docs page, as an iframe's attributes take it. */
export interface FrameSize {
  width: number | "100%"
  height: number
}

/** A screen is shown on a phone; an overlay only needs room around it. */
const SIZES: readonly { titles: RegExp; size: FrameSize }[] = [
  { titles: /^Overlays\//, size: { width: "100%", height: 520 } },
  { titles: /^(?:Screens|Flows)\//, size: { width: 390, height: 720 } },
]

/**
 * How large the frame of a story is, or nothing if the story stands on the docs page itself. A story
 * outside those groups asks for a frame with `parameters.docs.story`: `{ inline: false, height }`.
 * @param title the component's title, such as "Overlays/Modal"
 */
export function frameSize(title: string, parameters: Parameters): FrameSize | undefined {
  const asked = parameters.docs?.story
  const usual = SIZES.find(({ titles }) => titles.test(title))?.size
  if (!usual && asked?.inline !== false) return undefined
  const size = usual ?? { width: "100%", height: 520 }
  return { ...size, height: asked?.height ?? size.height }
}
