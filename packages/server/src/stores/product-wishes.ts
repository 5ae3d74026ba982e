import type { SearchAspect } from "@stylin/api/contract"
import {
  type CutField,
  KIND_NAMES,
  type Kind,
  type Material,
  type Pattern,
  usualCloth,
  usualCut,
} from "@stylin/garments/vocabulary"
import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Dialect } from "../database/dialects/dialect.ts"

/** One thing asked of a product. */
export interface Wish {
  readonly about: SearchAspect
  /** As it was typed. */
  readonly words: string
  readonly test: WishTest
}

export type WishTest =
  /**
   * `like`: colours that may also be meant; `near`: what may stand in for it, the nearest first; `isOnly`: no other
   * colour is asked for.
   */
  | {
      readonly by: "colour"
      readonly colour: string
      readonly like: readonly string[]
      readonly near: readonly string[]
      readonly isOnly: boolean
    }
  /** `names`: what shops call the material. */
  | { readonly by: "material"; readonly material: Material; readonly names: readonly string[] }
  | { readonly by: "pattern"; readonly patterns: readonly Pattern[] }
  | { readonly by: "cut"; readonly field: CutField; readonly word: string }
  | {
      readonly by: "steps"
      readonly of: "warmth" | "formality"
      readonly from: number
      readonly to: number
    }
  | { readonly by: "text"; readonly phrase: string; readonly where: "title" | "texts" }
  /** Nothing in the data says this about a product. */
  | { readonly by: "nothing" }

/** A product meets a wish from this grade. */
export const MET = 50

/** The grade of the nearest of other colours, which is not what was asked for. */
const NEAREST = 38

/** How well a product meets a wish, from 0 (not at all) to 100. */
export function gradeOf(test: WishTest, mentions: Dialect["mentions"]): RawBuilder<number> {
  switch (test.by) {
    case "colour":
      return graded([
        [100, isMainColour([test.colour])],
        // Rust with a little white is not a white shirt, unless both are asked for.
        [test.isOnly ? 40 : 90, isColour([test.colour])],
        // Some products are described only by their texts.
        [80, sql`(colours_json = '[]' and ${mentions([test.colour], "title")})`],
        [75, isMainColour(test.like)],
        ...(test.isOnly ? [] : ([[60, isColour(test.like)]] as const)),
        // Indigo is no navy, but white is less so.
        ...test.near.map((near, at) => [NEAREST - 2 * at, isMainColour([near])] as const),
        ...(test.isOnly ? ([[20, isColour(test.like)]] as const) : []),
      ])
    case "material": {
      const { material, names } = test
      const usual = KIND_NAMES.filter((kind) => usualCloth(kind).material === material)
      return graded([
        [100, hasWord("material", material)],
        [80, mentions(names, "title")],
        [70, isUsual("material", usual)],
      ])
    }
    case "pattern": {
      const isPlain = test.patterns.includes("plain")
      const isThat = isOneOf("pattern", test.patterns)
      return graded([[100, isPlain ? sql`(pattern is null or ${isThat})` : isThat]])
    }
    case "cut": {
      const { field, word } = test
      const usual = KIND_NAMES.filter((kind) => usualCut(kind)[field] === word)
      return graded([
        [100, hasWord(field, word)],
        [90, isUsual(field, usual)],
      ])
    }
    case "steps": {
      const { of, from, to } = test
      return graded([[100, sql`${sql.ref(of)} between ${sql.lit(from)} and ${sql.lit(to)}`]])
    }
    case "text":
      return graded([[100, mentions([test.phrase], test.where)]])
    case "nothing":
      return sql`0`
  }
}

function graded(
  steps: readonly (readonly [grade: number, isMet: RawBuilder<SqlBool>])[],
): RawBuilder<number> {
  const cases = steps.map(([grade, isMet]) => sql`when ${isMet} then ${sql.lit(grade)} `)
  return sql`case ${joined(cases)} else 0 end`
}

// Nested values are stored by JSON.stringify, without spaces; their words contain no wildcards.

function isMainColour(colours: readonly string[]): RawBuilder<SqlBool> {
  return isLike("colours_json", colours, (colour) => `["${colour}"%`)
}

function isColour(colours: readonly string[]): RawBuilder<SqlBool> {
  return isLike("colours_json", colours, (colour) => `%"${colour}"%`)
}

/** Whether a product's words say this about it. */
function hasWord(field: string, word: string): RawBuilder<SqlBool> {
  return isLike("words_json", [word], () => `%"${field}":"${word}"%`)
}

/** Whether a product's words leave this open and its kind usually has it. */
function isUsual(field: string, kinds: readonly Kind[]): RawBuilder<SqlBool> {
  const isSaid = isLike("words_json", [field], () => `%"${field}":%`)
  return sql`(${isOneOf("kind", kinds)} and not ${isSaid})`
}

function isLike(
  column: string,
  words: readonly string[],
  pattern: (word: string) => string,
): RawBuilder<SqlBool> {
  if (words.length === 0) return sql`false`
  const tests = words.map((word) => sql`${sql.ref(column)} like ${pattern(word)}`)
  return sql`(${sql.join(tests, sql` or `)})`
}

export function isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`false`
}

export function joined(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length > 0 ? sql.join([...parts], sql``) : sql``
}
