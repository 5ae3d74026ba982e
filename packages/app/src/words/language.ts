/** The languages that the interface speaks, each as it calls itself. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const
export type Language = keyof typeof LANGUAGES

/** Where her choice is kept on this device; without one the browser's languages decide. */
export const LANGUAGE_KEY = "language"

/**
 * The language of this page until it is loaded again, because some words are said as modules are read. The
 * page that is drawn at build time is English.
 */
export const language: Language =
  typeof document === "undefined" ? "en" : (kept() ?? spokenOf(navigator.languages) ?? "en")

/** BCP 47 language of dates, numbers, prices and alphabetical order. */
export const LOCALE = { en: "en-GB", de: "de-DE" }[language]

/** BCP 47 language of what the provider words, such as titles and reasons of looks. */
export const WORDED_LANG = "en-GB"

/** Whether a code is that of a language that the interface speaks. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code)
}

/** What state/shell/language keeps. */
function kept(): Language | undefined {
  try {
    const found: { readonly value?: unknown } | null = JSON.parse(
      localStorage.getItem(LANGUAGE_KEY) ?? "null",
    )
    return isLanguage(found?.value) ? found.value : undefined
  } catch {
    // Storage is forbidden, or something else wrote to it.
    return
  }
}

/** The first of some BCP 47 languages that the interface speaks. */
function spokenOf(wanted: readonly string[]): Language | undefined {
  return wanted.map((tag) => tag.split("-")[0]).find(isLanguage)
}
