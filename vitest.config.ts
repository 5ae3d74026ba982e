import { defineConfig } from "vitest/config"
import { builtInPictures } from "./packages/app/pictures/plugin.ts"

// Workspace packages that are built for publication are read from their sources.
const conditions = ["source", "import", "module", "node", "default"]

export default defineConfig({
  resolve: { conditions },
  // Vitest hands these to Node for require() too, where "import" would bring in the wrong files.
  ssr: { resolve: { conditions: conditions.filter((condition) => condition !== "import") } },
  test: {
    // Generous, because a machine may be busy: a test fails by what it sees, not by the clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest leaves one processor free by itself, which on a machine of two is half of it.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
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
        test: {
          name: "browser-like",
          environment: "jsdom",
          // Rules are inserted one by one, as in production: jsdom would read the whole sheet again
          // for each that is appended as text.
          env: { SC_DISABLE_SPEEDY: "false" },
          include: ["packages/{ui,app}/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        // Not `extends`: what is published must be found as any app finds it.
        test: {
          name: "package",
          environment: "node",
          include: ["tests/package/*.test.ts"],
          globalSetup: ["tests/package/setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
