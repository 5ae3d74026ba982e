import { LookCardSkeleton } from "@stylin/ui"
import { LookGrid } from "./LookGrid.tsx"

const PLACES = ["first", "second", "third"]

/** Three looks in outline, in the place of those that come. */
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
