import type { ComponentType } from "react"
import type { PlainMessage } from "../words/t.ts"

/** What a screen gets from the address, e.g. `{ step: "2" }`. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export type Access = "guest" | "both" | "user"
/** `hers`: as she is used to, signed in or not. */
export type Layout = "public" | "signedIn" | "hers"

export interface RouteSpec {
  /** Pattern of the address; `*` matches what no other route does. */
  readonly path: string
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>
  readonly layout: Layout
  /** Who may see it: guests only, everyone, or signed-in people only. */
  readonly access: Access
  /** The document's title, before the product's name; said with t. */
  readonly title: PlainMessage
  /** Whether the navigation bar is shown. */
  readonly navbar: boolean
}
