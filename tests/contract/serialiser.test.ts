import { OPERATIONS, resultJsonSchema } from "@stylin/api/contract"
import * as fc from "fast-check"
import fastJsonStringify, { type Schema } from "fast-json-stringify"
import { describe, expect, test } from "vitest"
import { SEED } from "./seed.ts"
import { valuesOf } from "./values-of.ts"

describe("an answer that the contract allows", () => {
  test.each(Object.values(OPERATIONS))("$name is written as it is", async (operation) => {
    // The serialiser types the same documents more narrowly, for hand-written ones.
    const stringify = fastJsonStringify(resultJsonSchema(operation) as Schema)

    await fc.assert(
      fc.property(valuesOf(operation.result), (result) => {
        const body = operation.envelope === "data" ? { data: result } : result
        expect(JSON.parse(stringify(body))).toEqual(body)
      }),
      SEED,
    )
  })
})
