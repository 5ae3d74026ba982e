import { page } from "../../lib/page.ts"
import { isLanguage, LANGUAGE_KEY, type Language } from "../../words/language.ts"
import { createStore, type StoredSchema } from "../kept/persistence.ts"

const schema: StoredSchema<Language> = {
  safeParse(input) {
    return isLanguage(input) ? { success: true, data: input } : { success: false }
  },
}
// `words/language.ts` reads the same value as the page is loaded.
const store = createStore({ key: LANGUAGE_KEY, version: 1, schema })

/** Sets the language of the interface on this device, for which the page is loaded again. */
export function chooseLanguage(choice: Language): void {
  store.write(choice)
  page.reload()
}
