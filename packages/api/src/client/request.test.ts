import { describe, expect, test } from "vitest"
import { OPERATIONS } from "../contract/operations.ts"
import { addressOf, headersOf, payloadOf } from "./request.ts"

describe("addressOf", () => {
  test.each([
    ["/api", "/api/items/search"],
    ["/api/", "/api/items/search"],
    ["https://example.com//", "https://example.com/items/search"],
  ])("joins the base %s and the path", (base, address) => {
    expect(addressOf(base, "/items/search", undefined)).toBe(address)
  })

  test("leaves out fields without a value", () => {
    expect(addressOf("/api", "/x", { a: undefined, b: null, c: 0, d: false, e: "" })).toBe(
      "/api/x?c=0&d=false&e=",
    )
  })

  test("repeats the field of a list", () => {
    expect(addressOf("/api", "/x", { a: ["one, two", undefined, "three"] })).toBe(
      "/api/x?a=one%2C+two&a=three",
    )
  })

  test("keeps the base before a query with //", () => {
    expect(addressOf("/api", "/x", { q: "https://shop.example//a" })).toBe(
      "/api/x?q=https%3A%2F%2Fshop.example%2F%2Fa",
    )
  })
})

describe("headersOf", () => {
  test("carries token, keys and content type", () => {
    const headers = headersOf(OPERATIONS.register, {
      token: "t",
      idempotencyKey: "k",
      claimToken: "c",
    })

    expect(headers).toEqual({
      accept: "application/json",
      authorization: "Bearer t",
      "content-type": "application/json",
      "idempotency-key": "k",
      "x-claim-token": "c",
    })
  })

  test("takes a Headers instance, which overrides the client's own", () => {
    const headers = headersOf(OPERATIONS.getWardrobe, {
      headers: new Headers({ Accept: "text/plain", "X-Trace": "1" }),
    })

    expect(headers).toEqual({ accept: "text/plain", "x-trace": "1" })
  })

  test("leaves the content type of a form to the platform, which sets the boundary", () => {
    expect(headersOf(OPERATIONS.parsePhotos, {})).not.toHaveProperty("content-type")
  })
})

describe("payloadOf", () => {
  test.each([false, 0, "", null])("writes the falsy body %j as JSON", (body) => {
    expect(payloadOf(OPERATIONS.login, { body })).toBe(JSON.stringify(body))
  })

  test("repeats the field of a form for each file", () => {
    const form = payloadOf(OPERATIONS.parsePhotos, { files: [new Blob(["a"]), new Blob(["b"])] })

    expect(form instanceof FormData && form.getAll("files")).toHaveLength(2)
  })

  test("is empty if the operation takes none", () => {
    expect(payloadOf(OPERATIONS.logout, {})).toBeUndefined()
  })
})
