import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { describe, expect, inject, it } from "vitest"
import { importSize } from "../../.storybook/docs/importSizes.ts"
import { bundleUi } from "../../scripts/lib/bundle-ui.mjs"

const BUTTON = 'export { Button } from "@stylin/ui"'

/** The library's files in a bundle of these lines, and everything else in it. */
async function partsOf(code: string) {
  const { modules } = await bundleUi(code, inject("example"))
  const library = "/node_modules/@stylin/ui/dist/"
  const isOwn = (id: string) => id.includes(library)
  return {
    components: [
      ...new Set(
        modules.flatMap((id) => /@stylin\/ui\/dist\/components\/(\w+)/.exec(id)?.[1] ?? []),
      ),
    ].toSorted(),
    foreign: modules.filter((id) => !isOwn(id)).map((id) => relative(inject("example"), id)),
  }
}

it.each([
  { name: "Button", most: 2 },
  { name: "LookCard", most: 6 },
])("$name adds at most $most KB to an app that has its peers", async ({ name, most }) => {
  const { gzip } = await bundleUi(`export { ${name} } from "@stylin/ui"`, inject("example"))

  expect(gzip).toBeLessThanOrEqual(most * 1024)
})

it("the pages' sizes, measured from the sources, are those of the built package", async () => {
  const built = await bundleUi('export { LookCard } from "@stylin/ui/LookCard"', inject("example"))
  const { gzip, brotli } = await importSize("LookCard")

  expect(gzip / built.gzip).toBeCloseTo(1, 1)
  expect(brotli / built.brotli).toBeCloseTo(1, 1)
})

describe("a bundle of Button", () => {
  it("has Button, its spinner and the words for screen readers, and nothing else", async () => {
    expect(await partsOf(BUTTON)).toEqual({
      components: ["Button", "Spinner", "VisuallyHidden"],
      foreign: [],
    })
  })

  it("is the same by the component's own path", async () => {
    expect(await partsOf('export { Button } from "@stylin/ui/Button"')).toEqual(
      await partsOf(BUTTON),
    )
  })
})

it("leaves out a library that is imported for nothing", async () => {
  expect(await partsOf('import "@stylin/ui"')).toEqual({ components: [], foreign: [] })
})

it("has the code for dragging with nothing but TagColumns", async () => {
  const manifest = join(inject("example"), "node_modules/@stylin/ui/package.json")
  const paths = Object.keys(JSON.parse(readFileSync(manifest, "utf8")).exports)
  const others = paths.filter((path) => /^\.\/[A-Z]\w+$/.test(path) && path !== "./TagColumns")
  const all = others.map((path) => `export * from "@stylin/ui${path.slice(1)}"`).join("\n")
  const { components, foreign } = await partsOf(all)

  expect(components.length).toBeGreaterThan(40)
  expect(components).not.toContain("TagColumns")
  expect(foreign.join()).not.toContain("@dnd-kit")
})

it("has the code for dragging with TagColumns", async () => {
  const { foreign } = await partsOf('export { TagColumns } from "@stylin/ui"')

  expect(foreign.join()).toContain(join("@dnd-kit", "core"))
})
