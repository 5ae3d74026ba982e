import type { KeyboardEvent } from "react"
import { t } from "../../words/t.ts"

/** How the sheet is used by keyboard, as it is told on the page. */
export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "↑ ↓", does: t("the row above or below") },
  { keys: t("Space"), does: t("keep it or leave it out") },
  { keys: t("1 to 9"), does: t("choose an answer; the next question then counts from 1") },
  { keys: "S", does: t("same as last, of colour or kind") },
  { keys: "N", does: t("the next row that asks") },
  { keys: "Enter", does: t("open a row, and close it") },
]

/** Where a key leads from the row with focus; undefined for a key that is no matter of the sheet. */
export type SheetMove =
  | { readonly kind: "row"; readonly step: 1 | -1 }
  | { readonly kind: "nextDoubt" }
  | { readonly kind: "answer"; readonly place: number }
  | { readonly kind: "sameAsLast" }

/** The move of a key pressed on a row's tick. */
export function moveOf(key: string): SheetMove | undefined {
  if (key === "ArrowDown") return { kind: "row", step: 1 }
  if (key === "ArrowUp") return { kind: "row", step: -1 }
  if (key === "n" || key === "N") return { kind: "nextDoubt" }
  if (key === "s" || key === "S") return { kind: "sameAsLast" }
  return /^[1-9]$/.test(key) ? { kind: "answer", place: Number(key) - 1 } : undefined
}

/** Whether a key was pressed on a row's tick and without others; what is typed elsewhere stays there. */
export function isOnTick({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false
  return target instanceof HTMLInputElement && target.type === "checkbox"
}
