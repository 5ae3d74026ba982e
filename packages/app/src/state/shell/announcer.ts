import { proxy } from "valtio/vanilla"

/** What a screen reader says about the latest navigation. */
export const announcer = proxy({ text: "" })

/** Has a screen reader say a text politely. */
export function announce(text: string): void {
  announcer.text = text
}
