import { type RefObject, useEffect, useState } from "react"

/** Which ends of a row are visible; for a row that fits, both. */
export interface Edges {
  atStart: boolean
  atEnd: boolean
}

const BOTH: Edges = { atStart: true, atEnd: true }

/**
 * Tracks a scrolling row's ends by its first and last stop, so that scrolling measures nothing.
 * @param row the scrolling list of stops
 * @param stops how many stops it has; the ends are checked again when this changes
 */
export function useEdges(row: RefObject<HTMLElement | null>, stops: number): Edges {
  const [edges, setEdges] = useState(BOTH)
  useEffect(() => {
    const root = row.current
    const items = root?.children ?? []
    const first = items[0]
    const last = items[stops - 1]
    if (!root || !first || !last || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(
      (entries) =>
        setEdges((known) =>
          entries.reduce((edge, { target, isIntersecting }) => {
            const atStart = target === first ? isIntersecting : edge.atStart
            const atEnd = target === last ? isIntersecting : edge.atEnd
            return { atStart, atEnd }
          }, known),
        ),
      { root, threshold: 0.95 },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [row, stops])
  return edges
}
