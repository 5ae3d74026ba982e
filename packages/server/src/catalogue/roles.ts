import {
  CUT_FIELDS,
  type Kind,
  type ParsedGarment,
  parseGarment,
} from "@stylin/garments/vocabulary"
import { namedKinds } from "./named-kinds.ts"
import { isIdle } from "./search-words.ts"

/** What a word adds to the text: what is lost without it. */
export interface Role {
  readonly word: string
  readonly isKind: boolean
  readonly colours: ParsedGarment["colours"]
  readonly material: ParsedGarment["material"]
  readonly isPattern: boolean
  readonly cut: readonly (typeof CUT_FIELDS)[number][]
  readonly isWearer: boolean
}

/**
 * What each word contributes, found by reading the words with it and without.
 * @param kinds those that the words name; undefined if another word has named them
 * @param kind the likeliest
 */
export function rolesOf(
  words: readonly string[],
  kinds: readonly Kind[] | undefined,
  kind: Kind | undefined,
): Role[] {
  const whole = read(words, kind)
  const saying = words.filter((word, index) => !isIdle(word) && words.indexOf(word) === index)
  return saying.map((word) => {
    const others = words.filter((other) => other !== word)
    const left = read(others, kind)
    return {
      word,
      isKind: kinds !== undefined && namedKinds(others).kinds.join() !== kinds.join(),
      colours: whole.colours.filter((colour) => !left.colours.includes(colour)),
      material: left.material === whole.material ? undefined : whole.material,
      isPattern: left.pattern !== whole.pattern,
      cut: CUT_FIELDS.filter((field) => left.cut[field] !== whole.cut[field]),
      isWearer: left.wearer !== whole.wearer,
    }
  })
}

/** The kind is given, so that the other words read the same with and without its name. */
export function read(words: readonly string[], kind: Kind | undefined): ParsedGarment {
  return parseGarment(words.join(" "), kind && { kind })
}

/** The words that contribute something, in their order. */
export function sayers(roles: readonly Role[], says: (role: Role) => boolean): string {
  return roles
    .filter(says)
    .map(({ word }) => word)
    .join(" ")
}
