import * as fc from "fast-check"
import * as z from "zod/mini"

/** Longer lists would find nothing more. */
const LIST_LENGTH = 6
/** Longest text of a field without a limit. */
const TEXT_LENGTH = 300

/**
 * Any JSON that a schema of the contract accepts: texts of any characters up to their full length,
 * numbers up to their bounds, fields left out.
 */
export function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  // Rules beside the types, such as "none of them twice", are checked by the schema itself.
  return candidatesFor(schema).filter((value) => z.safeParse(schema, value).success)
}

function candidatesFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  // zod's core lists the types that a schema can have; `$ZodType` is any one of them.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case "boolean":
      return fc.boolean()
    case "string":
      return texts(rulesOf(schema))
    case "number":
      return numbers(rulesOf(schema))
    case "literal":
      return fc.constantFrom(...def.values)
    case "enum":
      return fc.constantFrom(...Object.values(def.entries))
    case "array":
      return lists(def.element, rulesOf(schema))
    case "object":
      return objects(def.shape)
    case "nullable":
      return fc.option(valuesOf(def.innerType))
    case "optional":
    case "default":
      return valuesOf(def.innerType)
    default:
      throw new Error(`There are no values for the type ${def.type} yet.`)
  }
}

interface Rules {
  least?: number
  most?: number
  isWhole?: boolean
  pattern?: RegExp
  isTime?: boolean
}

/** The size and form that the checks of a text, number or list require. */
function rulesOf(schema: z.core.$ZodType): Rules {
  const { def } = schema._zod
  const own = "check" in def ? [schema as unknown as z.core.$ZodCheck] : []
  const rules: Rules = {}
  for (const check of [...own, ...(def.checks ?? [])]) {
    const facts = (check as z.core.$ZodChecks)._zod.def
    if (facts.check === "min_length") rules.least = facts.minimum
    if (facts.check === "max_length") rules.most = facts.maximum
    if (facts.check === "greater_than") rules.least = Number(facts.value)
    if (facts.check === "less_than") rules.most = Number(facts.value)
    if (facts.check === "number_format") rules.isWhole = true
    if (facts.check === "string_format") {
      rules.isTime = facts.format === "datetime"
      if (facts.pattern) rules.pattern = facts.pattern
    }
  }
  return rules
}

function texts({ least = 0, most = TEXT_LENGTH, pattern, isTime }: Rules): fc.Arbitrary<string> {
  if (isTime) return fc.date({ noInvalidDate: true, ...YEARS }).map((time) => time.toISOString())
  if (pattern) return fc.oneof(matching(pattern), fc.mixedCase(matching(pattern)))
  const lengths = { minLength: least, maxLength: Math.min(most, LIST_LENGTH * 4) }
  return fc.oneof(
    fc.string({ unit: "grapheme", ...lengths }),
    fc.string({ unit: "binary", ...lengths }),
    // Includes half of a surrogate pair: JSON can carry it, but not every store can.
    fc.array(fc.integer({ min: 0, max: 0xffff }), lengths).map((u) => String.fromCharCode(...u)),
    fc.constantFrom("x", "é", "衣").map((letter) => letter.repeat(most)),
  )
}

const YEARS = { min: new Date("2000-01-01"), max: new Date("2100-01-01") }

/** Texts that match a pattern. For addresses, whose pattern only excludes, these are the usual ones. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  if (pattern.source.includes("(?!")) {
    return fc.oneof(fc.webUrl(), fc.webPath()).filter((text) => pattern.test(text))
  }
  return fc.stringMatching(new RegExp(pattern.source))
}

function numbers({ least, most, isWhole }: Rules): fc.Arbitrary<number> {
  const bounds = {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  }
  if (isWhole) return fc.oneof(fc.integer(bounds), fc.maxSafeInteger())
  const any = fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true })
  // JSON has one zero.
  return any.map((value) => (value === 0 ? 0 : value))
}

function lists(element: z.core.$ZodType, { least = 0, most = Infinity }: Rules) {
  const lengths = { minLength: least, maxLength: Math.max(least, Math.min(most, LIST_LENGTH)) }
  const { def } = (element as z.core.$ZodTypes)._zod
  if (def.type !== "enum") return fc.array(valuesOf(element), lengths)
  const words = Object.values(def.entries)
  const maxLength = Math.min(words.length, lengths.maxLength)
  return fc.shuffledSubarray(words, { ...lengths, maxLength })
}

function objects(shape: Readonly<Record<string, z.core.$ZodType>>) {
  const fields = Object.entries(shape)
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: fields.filter(([, field]) => isRequired(field)).map(([name]) => name),
  })
}

function isRequired(field: z.core.$ZodType): boolean {
  return field._zod.optin !== "optional"
}
