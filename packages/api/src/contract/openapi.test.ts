import { describe, expect, test } from "vitest"
import { openApiDocument } from "./openapi.ts"
import { OPERATIONS } from "./operations.ts"

const document = openApiDocument("https://api.example.com")
const described = Object.values(document.paths).flatMap((path) => Object.values(path))

function describedAs(name: string) {
  const operation = described.find(({ operationId }) => operationId === name)
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

/** Every object in a piece of JSON. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return
  yield Object.fromEntries(Object.entries(value))
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

describe("openApiDocument", () => {
  test("has every operation once, under its own name", () => {
    const names = described.map(({ operationId }) => operationId)

    expect(names.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
  })

  test("names every operation as its key in the table", () => {
    for (const [name, operation] of Object.entries(OPERATIONS)) expect(operation.name).toBe(name)
  })

  test("has a place for every reference", () => {
    const places = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    )
    const references = [...objectsIn(document)].flatMap(({ $ref }) => $ref ?? [])

    expect(references.length).toBeGreaterThan(0)
    expect(new Set(references)).toEqual(new Set(places))
  })

  test("is JSON, without remains of single schemas", () => {
    const text = JSON.stringify(document)

    expect(JSON.parse(text)).toEqual(document)
    expect(text).not.toMatch(/\$defs|\$schema/)
  })

  test.each(described)("$operationId has tag, security, result and refusals", (operation) => {
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0])
    expect(operation.security.length).toBeGreaterThan(0)
    expect(operation.responses["200"]?.content["application/json"]?.schema).toBeDefined()
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description).not.toBe("")
      if (status !== "200") {
        expect(response.content["application/json"]?.schema.$ref).toBe("#/components/schemas/Error")
      }
    }
  })

  test("states who may call", () => {
    expect(describedAs("getWardrobe").security).toEqual([{ bearer: [] }])
    expect(describedAs("login").security).toContainEqual({})
    expect(describedAs("getWardrobe").responses).toHaveProperty("401")
  })

  test("describes queries as parameters, with defaults and bounds", () => {
    expect(describedAs("searchItems").parameters).toEqual([
      {
        name: "search_query",
        in: "query",
        required: true,
        schema: { type: "string", minLength: 1, maxLength: 200 },
      },
      {
        name: "num",
        in: "query",
        required: false,
        schema: { type: "integer", minimum: 1, maximum: 50, default: 10 },
      },
    ])
  })

  test("describes uploads as forms, with their headers", () => {
    const { parameters, requestBody } = describedAs("parsePhotos")

    expect(requestBody?.content["multipart/form-data"]?.schema).toMatchObject({
      required: ["files"],
      properties: { files: { type: "array", maxItems: 10 } },
    })
    const { requestBody: feed } = describedAs("importFeedFile")
    expect(feed?.content["multipart/form-data"]?.schema).toMatchObject({
      properties: { files: { items: { contentMediaType: "application/octet-stream" } } },
    })
    expect(parameters.map(({ name }) => name)).toEqual([
      "shows",
      "idempotency-key",
      "x-claim-token",
    ])
  })

  test("puts results in their envelopes", () => {
    const schemaOf = (name: string) =>
      describedAs(name).responses["200"]?.content["application/json"]?.schema

    expect(schemaOf("getFavourites")).toEqual({
      type: "object",
      properties: { data: { type: "array", items: { $ref: "#/components/schemas/Look" } } },
      required: ["data"],
    })
    expect(schemaOf("checkLogin")).toEqual({ type: "boolean" })
  })
})
