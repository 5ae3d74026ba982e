import { useRef, useState } from "react"
import type { Part } from "./anatomyParts.ts"
import { areLow, type PartMark, placeMarks } from "./partMarks.ts"
import { seenPart } from "./seenPart.ts"
import { FIRST_HEIGHT, fittingHeight, useFramedPage } from "./useFramedPage.ts"

/**
 * Finds parts of the story in a frame, again whenever it changes.
 * @returns the frame's ref, marks of the parts that are seen, whether these stand around it, and the height that shows
 * all of the story
 */
export function usePartMarks(parts: readonly Part[]) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ marks, isLow }, setSeen] = useState<{ marks: readonly PartMark[]; isLow: boolean }>({
    marks: [],
    isLow: false,
  })
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useFramedPage(frame, (page) => {
    const found = parts.flatMap((part) => seenPart(page, part) ?? [])
    setSeen({ marks: placeMarks(found, frame.current?.clientWidth ?? 0), isLow: areLow(found) })
    setHeight((now) => fittingHeight(page) ?? now)
  })
  return { frame, marks, isLow, height }
}
