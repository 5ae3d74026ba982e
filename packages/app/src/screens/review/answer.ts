import {
  correct,
  type Doubt,
  type ReviewedGarment,
  setChecked,
  settle,
} from "../../state/review/review.ts"
import { kindNamed, sectionNamed } from "./choices.ts"

/** Takes her answer about a garment: it is corrected, and the doubt settled. */
export function answer(garment: ReviewedGarment, doubt: Doubt, value: string): void {
  const { id, found } = garment
  if (doubt === "same") setChecked(id, value !== "same")
  if (doubt === "picture") correct(id, { image_path: value })
  if (doubt === "colour") correct(id, { colours: withMain(value, found.colours) })
  const kind = doubt === "kind" ? kindNamed(value) : null
  // A kind implies where it is worn; she can still override that.
  if (kind) correct(id, kind)
  const section = doubt === "section" ? sectionNamed(value) : null
  if (section) correct(id, { section })
  settle(id, doubt)
}

/** The colours with this one first. */
function withMain(main: string, read: readonly string[] = []): string[] {
  return [main, ...read.slice(1).filter((colour) => colour !== main)]
}
