import fastJsonStringify, { type Schema } from "fast-json-stringify"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { type JsonSchema, resultJsonSchema } from "./json-schema.ts"
import { OPERATIONS } from "./operations.ts"

// The serialiser types the same documents more narrowly, for hand-written ones.
const serialiser = (schema: JsonSchema) => fastJsonStringify(schema as Schema)
const operations = Object.values(OPERATIONS)

describe("resultJsonSchema", () => {
  test.each(operations)("compiles to a serialiser for $name", (operation) => {
    expect(() => serialiser(resultJsonSchema(operation))).not.toThrow()
  })

  test("writes the envelope and drops fields that the contract does not name", () => {
    const stringify = serialiser(resultJsonSchema(OPERATIONS.login))
    const enveloped = serialiser(resultJsonSchema(OPERATIONS.getSelfieStatus))

    expect(stringify({ access_token: "t", password_hash: "secret" })).toBe('{"access_token":"t"}')
    expect(enveloped({ data: { selfie_assessed: true } })).toBe('{"data":{"selfie_assessed":true}}')
  })

  test("serialises a profile that fits the contract again, its empty fields as null", () => {
    const profile = {
      email: "ann@example.com",
      name_in_app: "ann",
      gender: null,
      body_type: "pear",
      activities: ["work"],
      tags_preferences: null,
      user_responses: [{ look_id: 1225, user_response: true }],
      marketing_opt_in: false,
      selfie: { colour_type: "Soft autumn" },
      figure: null,
      needs: null,
      consents: { photos: true, analytics: false },
    }
    const stringify = serialiser(resultJsonSchema(OPERATIONS.getProfile))

    const body: unknown = JSON.parse(stringify({ data: profile }))

    expect(body).toEqual({ data: profile })
    expect(z.safeParse(z.object({ data: OPERATIONS.getProfile.result }), body).success).toBe(true)
  })
})
