import * as z from "zod/mini"
import type { OperationSpec } from "./operation.ts"

/** A JSON Schema as plain data. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The JSON Schema (draft 7) of an operation's success body, envelope included, with the values as
 * they are sent. Made for serialisers: it lists every field, so what it does not name is left out.
 */
export function resultJsonSchema(operation: OperationSpec): JsonSchema {
  const result = toJsonSchema(operation.result, { target: "draft-7", io: "output" })
  return enveloped(operation, result)
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
