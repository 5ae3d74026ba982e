import { LookCardSkeleton } from "@stylin/ui"
import { t } from "../words/t.ts"
import { LookGrid } from "./LookGrid.tsx"

const PLACES = ["first", "second", "third"]

/** Outlines of three looks, shown while looks load. */
export function LooksLoading() {
  return (
    <LookGrid aria-busy="true" aria-label={t("Looks are loading")}>
      {PLACES.map((place) => (
        <li key={place}>
          <LookCardSkeleton />
        </li>
      ))}
    </LookGrid>
  )
}
