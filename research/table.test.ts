import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { figuresTable, RESULTS } from "./table.ts"

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8")

it("shows the kept results, and no others", () => {
  expect(read("figures.md")).toBe(figuresTable())
})

it.each(readdirSync(RESULTS))("%s has its command in the README", (file) => {
  expect(read("README.md")).toContain(`| \`${file.replace(".json", "")}\` |`)
})
