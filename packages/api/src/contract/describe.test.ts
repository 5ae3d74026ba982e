import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { email, queryNumber, text } from "./common.ts"
import { readInput } from "./describe.ts"

const person = z.strictObject({
  email,
  name: text(5),
  size: z.enum(["s", "m"]),
  tags: z.array(z.string()).check(z.maxLength(1)),
  age: z.optional(z.int().check(z.minimum(18))),
})
const fitting = { email: "ann@example.com", name: "Ann", size: "s", tags: [] }

function detailOf(value: unknown, schema: z.ZodMiniType = person): string {
  const reading = readInput(schema, value, "body")
  return reading.ok ? "fits" : reading.detail
}

describe("readInput", () => {
  test("returns the value with trims and defaults applied", () => {
    const reading = readInput(person, { ...fitting, email: " Ann@Example.com " }, "body")

    expect(reading).toEqual({ ok: true, value: fitting })
  })

  test.each([
    [{ email: "nobody" }, "email: must be a valid email address"],
    [{ name: undefined }, "name: is required"],
    [{ name: 7 }, "name: must be a text"],
    [{ name: "" }, "name: must have at least 1 characters"],
    [{ name: "Annabel" }, "name: must have at most 5 characters"],
    [{ size: "xl" }, "size: must be one of s, m"],
    [{ tags: ["a", "b"] }, "tags: must have at most 1 entries"],
    [{ tags: [2] }, "tags.0: must be a text"],
    [{ age: 3.5 }, "age: must be a whole number"],
    [{ age: 17 }, "age: must be at least 18"],
    [{ colour: "red" }, "colour: is not a known field"],
  ])("names the field of %j", (change, detail) => {
    expect(detailOf({ ...fitting, ...change })).toContain(detail)
  })

  test("names the part of the request if all of it is wrong", () => {
    expect(detailOf(undefined)).toBe("body: is required")
    expect(detailOf([])).toBe("body: must be an object")
  })

  test("says that a text in a query is not a number", () => {
    const query = z.object({ num: queryNumber({ min: 1, max: 9, fallback: 3 }) })

    expect(detailOf({ num: "many" }, query)).toBe("num: must be a number")
    expect(detailOf({ num: "10" }, query)).toBe("num: must be at most 9")
  })

  test("never repeats what was sent", () => {
    const detail = detailOf({ ...fitting, email: "hunter2" })

    expect(detail).not.toContain("hunter2")
  })
})

test("names at most three fields", () => {
  expect(detailOf({}).split("; ")).toHaveLength(3)
})

test("says the same when zod's own words are loaded", () => {
  const before = z.config().localeError
  z.config(z.locales.en())

  expect(detailOf({ ...fitting, name: 7 })).toBe("name: must be a text")

  z.config({ localeError: before })
})
