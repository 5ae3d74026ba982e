import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

it("the lockfile names no registry, so that each machine uses its own", () => {
  const text = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")
  const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(text)

  const addresses = Object.entries(lock.packages).filter(
    ([, entry]) => entry.resolved !== undefined && !entry.link,
  )

  expect(addresses).toEqual([])
})
