import type { Look } from "@stylin/api/contract"
import { WORDED_LANG } from "../words/language.ts"

/** The language of a look's title where it is not the page's; what she calls it herself is in any. */
export function titleLang(look: Look | undefined, title: string): string | undefined {
  return title === look?.rec_description.title ? WORDED_LANG : undefined
}
