import { LookCardSkeleton } from "@stylin/ui"
import { LookGrid } from "./LookGrid.tsx"

const PLACES = ["first", "second", "third"]

/** Outlines of three looks, shown while looks load. */
export function LooksLoading() {
  return (
    <LookGrid aria-busy="true" aria-label="Looks are loading">
      {PLACES.map((place) => (
        <li key={place}>
          <LookCardSkeleton />
        </li>
      ))}
    </LookGrid>
  )
}
