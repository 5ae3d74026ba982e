import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const SOURCES = join(import.meta.dirname, "..")
const NOT_SERVED = /\.test\.ts$|^testing\//
const LOADS_SEARCH = /^import \{[^}]*\} from "@stylin\/stylist"$/m

it("only the thread that composes looks loads the search for them", () => {
  const files = globSync("**/*.ts", { cwd: SOURCES }).filter((file) => !NOT_SERVED.test(file))

  const loading = files.filter((file) =>
    LOADS_SEARCH.test(readFileSync(join(SOURCES, file), "utf8")),
  )

  expect(loading).toEqual(["recommendations/compose-thread.ts"])
})
