import { useRef, useState } from "react"
import { type PartMark, placeMarks } from "./partMarks.ts"
import { BORDER, FIRST_HEIGHT, fittingHeight, useFramedPage } from "./useFramedPage.ts"

/**
 * Finds parts of the story in a frame, again whenever it changes.
 * @param parts values of `data-part`
 * @returns the frame's ref, marks of the parts that are seen, and the height that shows all of the story
 */
export function usePartMarks(parts: readonly string[]) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [marks, setMarks] = useState<readonly PartMark[]>([])
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useFramedPage(frame, (page) => {
    const found = parts.flatMap((part) => seenPart(page, part) ?? [])
    setMarks(placeMarks(found, frame.current?.clientWidth ?? 0))
    setHeight((now) => fittingHeight(page) ?? now)
  })
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
