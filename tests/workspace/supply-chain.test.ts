import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { EXCEPTIONS, isAllowed, PERMISSIVE, producedWith } from "../../scripts/lib/licences.mjs"
import { billOfMaterials } from "../../scripts/lib/sbom.mjs"

const ROOT = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(ROOT, file), "utf8")
const production = producedWith(JSON.parse(read("package-lock.json")).packages)

describe("licences", () => {
  it("of all production packages are allowed", () => {
    expect(production.length).toBeGreaterThan(100)
    expect(production.filter((one) => !isAllowed(one))).toEqual([])
  })

  it.each([
    ["a", "MIT", true],
    ["a", "none", false],
    ["a", "AGPL-3.0-only", false],
    ["a", "(GPL-2.0-only OR MIT)", true],
    ["a", "MIT AND GPL-2.0-only", false],
    ["a", "(MIT OR ISC) AND GPL-2.0-only", false],
    ["a", "MPL-2.0", false],
    ["lightningcss-linux-x64-gnu", "MPL-2.0", true],
    ["lightningcss", "GPL-3.0-only", false],
  ])("of %s, %s: allowed is %s", (name, licence, allowed) => {
    expect(isAllowed({ name, licence })).toBe(allowed)
  })

  it("of exceptions, of what is allowed and of every network are written down, and each is used", () => {
    const page = read("docs/licences.md")
    const networks = globSync("packages/server/src/**/*.onnx", { cwd: ROOT })
    const listed = Array.from(page.matchAll(/^\| `([\w/-]+\.onnx)`/gm), ([, name = ""]) => name)
    const excepted = Array.from(
      page.matchAll(/^\| `([@\w/-]+)` \| (\S+) \|/gm),
      ([, beginning = "", licence = ""]) => [beginning, [licence]],
    )

    expect(Object.fromEntries(excepted)).toEqual(EXCEPTIONS)
    expect([...PERMISSIVE].filter((licence) => !page.includes(licence))).toEqual([])
    expect(listed.toSorted()).toEqual(
      networks.map((path) => path.replace("packages/server/src/", "")).toSorted(),
    )
    for (const beginning of Object.keys(EXCEPTIONS)) {
      expect(
        production.some(({ name }) => name.startsWith(beginning)),
        beginning,
      ).toBe(true)
    }
  })
})

it("the bill of materials has every production package, and no tool", async () => {
  const bill: {
    bomFormat: string
    components: { name: string; version: string; purl: string }[]
    metadata: { component: { name: string } }
  } = JSON.parse(await billOfMaterials())
  const components = bill.components.map(({ name, version }) => `${name} ${version}`)

  expect(bill.bomFormat).toBe("CycloneDX")
  expect(bill.metadata.component.name).toBe("stylin")
  expect(components).toEqual(
    expect.arrayContaining(production.map(({ name, version }) => `${name} ${version}`)),
  )
  expect(components.filter((name) => /^(?:vitest|storybook|playwright) /.test(name))).toEqual([])
})
