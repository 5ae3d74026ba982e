import { proxy } from "valtio/vanilla"

/** The current screen's title, if it says more than its row of the route table. */
export const screenTitle = proxy<{ own: string | null }>({ own: null })

/** Gives the current screen its own title; null restores the route table's. */
export function entitleScreen(own: string | null): void {
  screenTitle.own = own
}
