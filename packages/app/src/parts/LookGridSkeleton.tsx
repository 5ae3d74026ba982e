import { LookCardSkeleton } from "@stylin/ui"
import { LookGrid } from "./LookGrid.tsx"

const PLACES = ["first", "second", "third"]

/** Three looks that are still coming. */
export function LookGridSkeleton() {
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
