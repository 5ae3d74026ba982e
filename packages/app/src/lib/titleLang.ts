import type { Look } from "@stylin/api/contract"
import { WORDED_LANG } from "../words/language.ts"

/** The language of a look's title; undefined where it is what she calls it herself, in any language. */
export function titleLang(look: Look | undefined, title: string): string | undefined {
  return title === look?.rec_description.title ? WORDED_LANG : undefined
}
