import { expect, it } from "vitest"
import { collect, feedOf, shirtRow } from "../testing-rows.ts"
import { paced } from "./paced.ts"

it("passes rows on, and refuses more than a process should have in memory", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => shirtRow(index))
  expect(await collect(paced(feedOf(rows)))).toEqual(rows)
  const error = { code: "too-large", message: "The feed has more than 100 rows." }
  await expect(collect(paced(feedOf(rows), 100))).rejects.toMatchObject(error)
})
