import { expect, it } from "vitest"
import { blanked } from "../../packages/app/build/without-docs.ts"

const MODULE = `export const getLook = operation({
  name: "getLook",
  summary: "One look, with a comma and a \`quote\`.",
  path: "/look",
  tag: "looks"
})
export const item = z.object({ summary: z.string(), tag: z.string(), size: 1 })
export const TAGS = { tag: 1 }
`

it("leaves what documents operations out of the app, where everything else stands as it stood", () => {
  const bare = blanked(MODULE)
  expect(bare).not.toMatch(/One look|"looks"/)
  expect(bare).toHaveLength(MODULE.length)
  expect(bare.indexOf("/look")).toBe(MODULE.indexOf("/look"))
  expect(bare).toContain(
    "export const item = z.object({ summary: z.string(), tag: z.string(), size: 1 })",
  )
  expect(bare).toContain("export const TAGS = { tag: 1 }")
})
