import { globSync, readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"
import { builtInPictures } from "./packages/app/pictures/plugin.ts"

// Workspace packages that are built for publication are read from their sources.
const conditions = ["source", "import", "module", "node", "default"]

/** Conditions that Vitest hands to Node, for require() too, where these would bring in the wrong files. */
const without = (...wrong: string[]) => ({
  resolve: { conditions: conditions.filter((condition) => !wrong.includes(condition)) },
})

const PAGES = ["packages/{ui,app}/src/**/*.test.{ts,tsx}", ".storybook/*.test.ts"]
const pagesThatSay = (words: string) =>
  globSync(PAGES).filter((file) => readFileSync(file, "utf8").includes(words))
/** Tests that replace whole modules, so these must not be shared with other files. */
const REPLACING = pagesThatSay("vi.mock(")
/** Tests that need no page. Among those with one, each would start a process for itself. */
const WITHOUT_PAGE = pagesThatSay("@vitest-environment node").filter(
  (file) => !REPLACING.includes(file),
)

const page = {
  environment: "jsdom",
  setupFiles: "tests/support/fresh-page.ts",
  // Rules are inserted one by one, as in production: jsdom would read the whole sheet again
  // for each that is appended as text.
  env: { SC_DISABLE_SPEEDY: "false" },
}

export default defineConfig({
  resolve: { conditions },
  test: {
    // Generous, because a machine may be busy: a test fails by what it sees, not by the clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Vitest leaves one processor free by itself, which on a machine of two is half of it.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        // The module files of OpenTelemetry are for bundlers; Node cannot read them.
        ssr: without("import", "module"),
        test: {
          name: "node",
          environment: "node",
          // Most of the time went into reading the same modules again for each file.
          isolate: false,
          include: [
            "packages/{garments,drawing,stylist,api,server}/src/**/*.test.ts",
            "research/**/*.test.ts",
            "tests/{contract,visual,workspace}/**/*.test.ts",
          ],
          globalSetup: ["postgres-setup.ts", "templates-setup.ts"].map(
            (file) => `packages/server/src/testing/${file}`,
          ),
        },
      },
      {
        extends: true,
        plugins: [builtInPictures()],
        ssr: without("import"),
        test: {
          ...page,
          name: "browser-like",
          isolate: false,
          include: PAGES,
          exclude: [...REPLACING, ...WITHOUT_PAGE],
        },
      },
      {
        extends: true,
        plugins: [builtInPictures()],
        ssr: without("import"),
        test: {
          ...page,
          name: "without-page",
          environment: "node",
          isolate: false,
          include: WITHOUT_PAGE,
        },
      },
      {
        extends: true,
        plugins: [builtInPictures()],
        ssr: without("import"),
        test: { ...page, name: "replacing", include: REPLACING },
      },
      {
        // Not `extends`: what is published must be found as any app finds it.
        test: {
          name: "package",
          environment: "node",
          include: ["tests/package/*.test.ts"],
          globalSetup: ["tests/package/setup.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
