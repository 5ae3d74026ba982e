import { useLayoutEffect, useRef, useState } from "react"
import { type PartMark, placeMarks } from "./partMarks.ts"

/** Before the story in the frame is there. */
const FIRST_HEIGHT = 160
/** A frame's border, which its boxes are measured inside of. */
const BORDER = 1

/**
 * Finds parts of the story in a frame, again whenever it changes.
 * @param parts values of `data-part`
 * @returns the frame's ref, marks of the parts that are seen, and the height that shows all of the story
 */
export function usePartMarks(parts: readonly string[]) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [marks, setMarks] = useState<readonly PartMark[]>([])
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let stop = () => {}
    const follow = () => {
      stop()
      const page = element.contentDocument
      const view = element.contentWindow
      if (!page || !view) return
      const look = () => {
        const found = parts.flatMap((part) => seenPart(page, part) ?? [])
        setMarks(placeMarks(found, element.clientWidth))
        const story = page.getElementById("storybook-root")?.getBoundingClientRect()
        // Below it is as much room as above it.
        if (story) setHeight(Math.ceil(story.height + 2 * (story.top + view.scrollY)) + 2 * BORDER)
      }
      const observer = new MutationObserver(look)
      observer.observe(page, { subtree: true, childList: true, attributes: true })
      page.addEventListener("load", look, true)
      view.addEventListener("resize", look)
      stop = () => observer.disconnect()
      look()
    }
    element.addEventListener("load", follow)
    follow()
    return () => {
      element.removeEventListener("load", follow)
      stop()
    }
  }, [parts])
  return { frame, marks, height }
}

/** The first element of a part that takes room, and its box on the frame. */
function seenPart(page: Document, part: string) {
  for (const element of page.querySelectorAll(`[data-part="${part}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    return { part, box: { left: left + BORDER, top: top + BORDER, width, height } }
  }
  return undefined
}
