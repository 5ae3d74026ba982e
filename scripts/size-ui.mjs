// @ts-check
// What the built library adds to an app that already has its peers: one JSON line for each import,
// { name, gzip, brotli } in bytes.
import { join } from "node:path"
import process from "node:process"
import { bundleUi } from "./lib/bundle-ui.mjs"
import { ROOT } from "./lib/host.mjs"

const IMPORTS = {
  Button: 'export { Button } from "@stylin/ui"',
  LookCard: 'export { LookCard } from "@stylin/ui"',
  everything: 'export * from "@stylin/ui"',
}

for (const [name, code] of Object.entries(IMPORTS)) {
  const { gzip, brotli } = await bundleUi(code, join(ROOT, "packages/app"))
  process.stdout.write(`${JSON.stringify({ name, gzip, brotli })}\n`)
}
