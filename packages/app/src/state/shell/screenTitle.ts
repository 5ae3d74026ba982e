import { proxy } from "valtio/vanilla"

/** What the screen that is up calls itself where that says more than its row of the route table. */
export const screenTitle = proxy<{ own: string | null }>({ own: null })

/** Gives the present screen a title of its own; with null, it has that of the route table again. */
export function entitleScreen(own: string | null): void {
  screenTitle.own = own
}
