import type { DressedFor } from "@stylin/api/contract"
import type { Message } from "./de/index.ts"
import { LOCALE, language } from "./language.ts"

/** A message without values in it, as a constant may hold until `t` says it. */
export type PlainMessage = Exclude<Message, `${string}{${string}`>

/** The names in a message that values stand for: `"email"` of "No account for {email}." */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/** The values for these names; no argument at all where there are none. */
type Given<Name extends string> = [Name] extends [never]
  ? []
  : [values: { readonly [Key in Name]: string | number }]

let translated: typeof import("./de/index.ts") | undefined

/**
 * Fetches the words of her language; until then, and if they cannot be fetched, English is said. Has to end before the
 * first screen is fetched, since some words are said as modules are read. Rejects if the words cannot be fetched.
 */
export async function loadWords(): Promise<void> {
  if (language === "de") translated = await import("./de/index.ts")
}

/**
 * Says a message in her language. A message is its own English. What stands before a `|` is not said: it
 * tells apart what only English says alike, as in `t("colour|Light")`.
 *
 * @param given what stands for the names in braces, by name
 */
export function t<Text extends Message>(message: Text, ...given: Given<Names<Text>>): string {
  return fill(message, given[0])
}

/** Says in her language what the client or the provider worded in English, if the catalogue has it; else as it is. */
export function tIfKnown(text: string): string {
  return translated?.germanOf(text) ?? text
}

/**
 * Says how many there are: `tn(pieces, "{count} piece", "{count} pieces")`. The count is written as her
 * language writes numbers.
 *
 * @param given what stands for the other names in braces, by name
 */
export function tn<One extends Message, Other extends Message>(
  count: number,
  one: One,
  other: Other,
  ...given: Given<Exclude<Names<One | Other>, "count">>
): string {
  // English and German alike tell one from any other number.
  return fill(count === 1 ? one : other, { count: count.toLocaleString(LOCALE), ...given[0] })
}

function fill(message: Message, values: Readonly<Record<string, string | number>> = {}): string {
  const text = translated?.GERMAN[message] ?? message.slice(message.indexOf("|") + 1)
  return text.replace(/\{(\w+)\}/g, (name, key) => String(values[key] ?? name))
}

/** A day's weather in her language; in English as the provider words it. */
export function sayWeather(day: DressedFor): string {
  return translated?.weatherWords(day) ?? day.words
}

/** A value of the vocabulary in her language, unless it is English; see sayWord. */
export function vocabularyWord(value: string): string | undefined {
  return translated?.VOCABULARY[value]
}
