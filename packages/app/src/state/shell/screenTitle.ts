import { proxy } from "valtio/vanilla"

/** The title of the present screen, if it says more than its row of the route table. */
export const screenTitle = proxy<{ own: string | null }>({ own: null })

/** Gives the present screen its own title; null brings back the route table's. */
export function entitleScreen(own: string | null): void {
  screenTitle.own = own
}
