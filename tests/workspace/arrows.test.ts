import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

/** The packages that the shipped code of each package may import. */
const ARROWS = {
  ui: [],
  garments: [],
  drawing: ["@stylin/garments/vocabulary", "@stylin/garments/colour"],
  api: ["@stylin/garments/vocabulary"],
  stylist: ["@stylin/garments/vocabulary", "@stylin/garments/colour"],
  server: [
    "@stylin/api/contract",
    "@stylin/api/client",
    "@stylin/stylist",
    "@stylin/garments/vocabulary",
    "@stylin/garments/colour",
    "@stylin/drawing",
  ],
  app: [
    "@stylin/ui",
    "@stylin/api/contract",
    "@stylin/api/client",
    "@stylin/stylist",
    "@stylin/garments/vocabulary",
    "@stylin/garments/colour",
  ],
} satisfies Record<string, readonly string[]>

const SPECIFIERS = [
  "@stylin/ui",
  "@stylin/app",
  "@stylin/server/app",
  "@stylin/stylist",
  "@stylin/api/contract",
  "@stylin/api/client",
  "@stylin/garments/vocabulary",
  "@stylin/garments/colour",
  "@stylin/drawing",
  "@stylin/research",
  "../../ui/src/index.ts",
  "../../../packages/server/src/app.ts",
  "../../../research/colour/rules.ts",
]

let folder: string
let refused: Set<string>

// One file for each package and import, in a temporary folder, linted in one run.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "stylin-arrows-"))
  const config = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"))
  writeFileSync(
    join(folder, "biome.json"),
    JSON.stringify({ ...config, vcs: { enabled: false }, root: true }),
  )
  for (const from of Object.keys(ARROWS)) {
    mkdirSync(join(folder, "packages", from, "src"), { recursive: true })
    SPECIFIERS.forEach((specifier, index) => {
      const file = join(folder, "packages", from, "src", `probe-${index}.ts`)
      writeFileSync(file, `import ${JSON.stringify(specifier)}\n`)
    })
  }
  const lint = spawnSync(
    join(ROOT, "node_modules/.bin/biome"),
    ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github"],
    { cwd: folder, encoding: "utf8" },
  )
  refused = new Set(
    [...lint.stdout.matchAll(/packages\/(\w+)\/src\/probe-(\d+)\.ts/g)].map(
      ([, from, index]) => `${from} ${SPECIFIERS[Number(index)]}`,
    ),
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

describe.each(Object.entries(ARROWS))("lint in packages/%s", (from, allowed: string[]) => {
  it("allows exactly these imports", () => {
    const own = (specifier: string) =>
      specifier.startsWith(`@stylin/${from}`) || specifier.startsWith(`../../${from}/`)
    const foreign = SPECIFIERS.filter((specifier) => !own(specifier))

    expect(foreign.filter((specifier) => !refused.has(`${from} ${specifier}`))).toEqual(
      SPECIFIERS.filter((specifier) => allowed.includes(specifier)),
    )
  })
})
