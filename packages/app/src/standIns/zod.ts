/*
 * What the app uses of `zod/mini`, in a tenth of its size: the same values fit, and come out the
 * same. Why something does not fit is not said, for the app never asks. zod.test.ts holds every
 * schema of the contract against zod itself.
 */
import { regexes } from "zod/v4/core"

const UNFIT = Symbol("unfit")
/** Gives the value as the schema has it, or `UNFIT`. */
type Read = (value: unknown) => unknown

interface Schema {
  readonly read: Read
  readonly shape?: Shape
  check(...checks: readonly (Read | Schema)[]): Schema
  safeParse(value: unknown): { success: true; data: unknown } | { success: false }
  parse(value: unknown): unknown
}
type Shape = Readonly<Record<string, Schema>>

function schema(read: Read, facts?: { shape: Shape }): Schema {
  return {
    ...facts,
    read,
    check: (...checks) =>
      schema((value) => {
        let result = read(value)
        for (const check of checks) {
          if (result === UNFIT) break
          result = typeof check === "function" ? check(result) : check.read(result)
        }
        return result
      }, facts),
    safeParse(value) {
      const data = read(value)
      return data === UNFIT ? { success: false } : { success: true, data }
    },
    parse(value) {
      const data = read(value)
      if (data === UNFIT) throw new TypeError("The value does not fit its schema.")
      return data
    },
  }
}

/** Documents are made by servers alone; what the app leaves out of its build asks for this. */
export function toJSONSchema(): never {
  throw new Error("The app makes no documents.")
}

/** A check, or a schema's whole reading, that leaves what it accepts as it is. */
const only =
  (fits: (value: never) => boolean): Read =>
  (value) =>
    // Checks stand behind schemas that let only values of their type through.
    fits(value as never) ? value : UNFIT

export const safeParse = (of: Schema, value: unknown) => of.safeParse(value)

export const string = /* @__NO_SIDE_EFFECTS__ */ () =>
  schema(only((value) => typeof value === "string"))
export const boolean = /* @__NO_SIDE_EFFECTS__ */ () =>
  schema(only((value) => typeof value === "boolean"))
export const number = /* @__NO_SIDE_EFFECTS__ */ () => schema(only(Number.isFinite))
export const int = /* @__NO_SIDE_EFFECTS__ */ () => schema(only(Number.isSafeInteger))
export const literal = /* @__NO_SIDE_EFFECTS__ */ (one: unknown) =>
  schema(only((value) => value === one))
const oneOf = /* @__NO_SIDE_EFFECTS__ */ (all: readonly unknown[]) =>
  schema(only((value) => all.includes(value)))

export { oneOf as enum }
export const email = /* @__NO_SIDE_EFFECTS__ */ () => regex(regexes.email)
export const iso = {
  datetime: /* @__NO_SIDE_EFFECTS__ */ () => string().check(regex(regexes.datetime({}))),
}
export const coerce = {
  number: /* @__NO_SIDE_EFFECTS__ */ () => schema((value) => number().read(Number(value))),
}

export const optional = /* @__NO_SIDE_EFFECTS__ */ (of: Schema) => fallback(of, undefined)
export const nullable = /* @__NO_SIDE_EFFECTS__ */ (of: Schema) =>
  schema((value) => (value === null ? null : of.read(value)))
const fallback = /* @__NO_SIDE_EFFECTS__ */ (of: Schema, otherwise: unknown) =>
  schema((value) => (value === undefined ? otherwise : of.read(value)))

export { fallback as _default }
export const transform = /* @__NO_SIDE_EFFECTS__ */ (change: Read) => schema(change)
export const pipe = /* @__NO_SIDE_EFFECTS__ */ (first: Schema, second: Schema) =>
  schema((value) => {
    const result = first.read(value)
    return result === UNFIT ? UNFIT : second.read(result)
  })

export const array = /* @__NO_SIDE_EFFECTS__ */ (of: Schema) =>
  schema((value) => {
    if (!Array.isArray(value)) return UNFIT
    const items = value.map(of.read)
    return items.includes(UNFIT) ? UNFIT : items
  })

export const object = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) =>
  schema(
    (value) => {
      if (!isRecord(value)) return UNFIT
      const result: Record<string, unknown> = {}
      for (const [name, of] of Object.entries(shape)) {
        const field = of.read(value[name])
        if (field === UNFIT) return UNFIT
        if (field !== undefined || name in value) result[name] = field
      }
      return result
    },
    { shape },
  )

export const strictObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) => {
  const known = object(shape)
  const read: Read = (value) =>
    isRecord(value) && Object.keys(value).some((name) => !Object.hasOwn(shape, name))
      ? UNFIT
      : known.read(value)
  return schema(read, { shape })
}

export const record = /* @__NO_SIDE_EFFECTS__ */ (key: Schema, of: Schema) =>
  schema((value) => {
    if (!isRecord(value)) return UNFIT
    const result: Record<string, unknown> = {}
    for (const name of Object.keys(value)) {
      const field = key.read(name) === UNFIT ? UNFIT : of.read(value[name])
      if (field === UNFIT) return UNFIT
      if (name !== "__proto__") result[name] = field
    }
    return result
  })
export { record as partialRecord }

type Sized = { readonly length: number }
export const minLength = /* @__NO_SIDE_EFFECTS__ */ (least: number) =>
  only((value: Sized) => value.length >= least)
export const maxLength = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  only((value: Sized) => value.length <= most)
export const length = /* @__NO_SIDE_EFFECTS__ */ (exactly: number) =>
  only((value: Sized) => value.length === exactly)
export const minimum = /* @__NO_SIDE_EFFECTS__ */ (least: number) =>
  only((value: number) => value >= least)
export const maximum = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  only((value: number) => value <= most)
export const regex = /* @__NO_SIDE_EFFECTS__ */ (form: RegExp) =>
  only((value: string) => form.test(value))
export const refine = /* @__NO_SIDE_EFFECTS__ */ (fits: (value: never) => boolean) => only(fits)
export const trim = /* @__NO_SIDE_EFFECTS__ */ () => (value: unknown) => String(value).trim()
export const toLowerCase = /* @__NO_SIDE_EFFECTS__ */ () => (value: unknown) =>
  String(value).toLowerCase()

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
