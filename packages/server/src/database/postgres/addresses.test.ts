import { expect, it } from "vitest"
import { addressesIn } from "./addresses.ts"

it("tells the servers of an address apart", () => {
  expect(addressesIn("postgres://stylin:a,b@one:5432,two/stylin?sslmode=require")).toEqual([
    "postgres://stylin:a,b@one:5432/stylin?sslmode=require",
    "postgres://stylin:a,b@two/stylin?sslmode=require",
  ])
})

it.each(["postgres://one/stylin", "postgres://localhost/stylin?host=/a,b", "nothing"])(
  "leaves %s as it is",
  (url) => expect(addressesIn(url)).toEqual([url]),
)
