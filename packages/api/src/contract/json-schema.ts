import * as z from "zod/mini"
import type { OperationSpec } from "./operation.ts"

/** A JSON Schema as plain data. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The JSON Schema (draft 7) of an operation's success body, envelope included, with the values as
 * they are sent. It is made for serialisers: fields that it does not list are left out. It has no
 * patterns or bounds: those are for input, and a serialiser that checked them again could refuse
 * for good what a call accepted and the store kept.
 */
export function resultJsonSchema(operation: OperationSpec): JsonSchema {
  const result = toJsonSchema(operation.result, { target: "draft-7", io: "output" })
  return enveloped(operation, shapeOf(result))
}

type Part = NonNullable<JsonSchema["properties"]>[string]

/** A schema with each field and its type only; any value of that type fits. */
function shapeOf(schema: Part): JsonSchema {
  if (typeof schema === "boolean") throw new Error("A field of any type has no shape.")
  if (schema.anyOf) return nullableShape(schema.anyOf)
  const { type, properties, required, items } = schema
  if (type === undefined || Array.isArray(items)) throw new Error("A part has no single type.")
  return {
    type,
    ...(properties && { properties: mapValues(properties, shapeOf) }),
    ...(required && { required }),
    ...(items !== undefined && { items: shapeOf(items) }),
  }
}

/** Uses the nullable mark, because serialisers resolve a choice of schemas by checking each. */
function nullableShape(choices: readonly JsonSchema[]): JsonSchema {
  const [shape, ...others] = choices.filter(({ type }) => type !== "null")
  if (!shape || others.length > 0) throw new Error("A choice of shapes cannot be told apart.")
  return { ...shapeOf(shape), nullable: true }
}

function mapValues(parts: Readonly<Record<string, Part>>, map: (part: Part) => JsonSchema) {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]))
}

/** Puts the schema of a result into the envelope of its operation. */
export function enveloped(operation: OperationSpec, result: JsonSchema): JsonSchema {
  if (operation.envelope === "bare") return result
  return { type: "object", properties: { data: result }, required: ["data"] }
}

/** A schema of the contract as JSON Schema, without the `$schema` line. */
export function toJsonSchema(
  schema: z.ZodMiniType,
  options: z.core.ToJSONSchemaParams,
): JsonSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, options)
  return plain
}
