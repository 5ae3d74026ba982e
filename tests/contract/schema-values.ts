import type { JsonSchema } from "@stylin/api/contract"
import * as fc from "fast-check"

type Named = Readonly<Record<string, JsonSchema>>

const MOST_LENGTH = 24
const MOST_ITEMS = 4
/** Below this only what must be there is made. */
const DEEPEST = 8

/**
 * Values that fit a JSON Schema as far as its types, words and bounds go; rules between fields may
 * refuse them.
 * @param named the schemas that it may refer to
 */
export function schemaValues(schema: JsonSchema, named: Named, depth = 0): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema | boolean | undefined) =>
    typeof part === "object" ? schemaValues(part, named, depth + 1) : fc.jsonValue({ maxDepth: 2 })
  if (schema.$ref) return inner(named[schema.$ref.replace("#/components/schemas/", "")])
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  switch (schema.type) {
    case "string":
      return texts(schema)
    case "integer":
    case "number":
      return numbers(schema)
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "array": {
      const { items, minItems = 0, maxItems = MOST_ITEMS } = schema
      const maxLength =
        depth > DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, MOST_ITEMS))
      return fc.array(Array.isArray(items) ? fc.jsonValue() : inner(items), {
        minLength: minItems,
        maxLength,
      })
    }
    case "object": {
      const { properties = {}, required = [] } = schema
      const fields = Object.entries(properties)
        .filter(([name]) => depth <= DEEPEST || required.includes(name))
        .map(([name, field]) => [name, inner(field)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: required })
    }
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function texts({ minLength = 0, maxLength = MOST_LENGTH, pattern, format }: JsonSchema) {
  const lengths = {
    minLength: Math.min(minLength, maxLength),
    maxLength: Math.max(minLength, Math.min(maxLength, MOST_LENGTH)),
  }
  const any = fc.oneof(
    fc.string({ unit: "grapheme", ...lengths }),
    fc.string({ unit: "binary", ...lengths }),
    fc.constant("é".repeat(Math.min(maxLength, 10_000))),
  )
  if (format === "email") return fc.oneof(fc.emailAddress(), any)
  if (format === "date-time") return fc.oneof(times, any)
  return pattern === undefined ? any : fc.oneof(matching(pattern), any)
}

const times = fc.date({ noInvalidDate: true }).map((time) => time.toISOString())

/** Texts of a pattern; of one that looks ahead, which cannot be made, the usual ones. */
function matching(pattern: string): fc.Arbitrary<string> {
  return pattern.includes("(?")
    ? fc.oneof(fc.webUrl(), fc.webPath())
    : fc.stringMatching(new RegExp(pattern))
}

function numbers({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const bounds = { min: Math.min(minimum, maximum), max: maximum }
  if (type === "integer") {
    return fc.integer({
      min: Math.max(Math.ceil(bounds.min), -(2 ** 31)),
      max: Math.min(Math.floor(bounds.max), 2 ** 31 - 1),
    })
  }
  return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true })
}
