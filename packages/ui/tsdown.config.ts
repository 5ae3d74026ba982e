import { defineConfig } from "tsdown"

export default defineConfig({
  entry: [
    "src/index.ts",
    // A path for each component, as `exports` promises.
    "src/components/*/index.ts",
    "src/{icons,styles,tokens}/index.ts",
  ],
  format: "esm",
  platform: "browser",
  dts: true,
  // One file per source file, so that a bundler can take Button without the rest.
  unbundle: true,
  fixedExtension: false,
  // Advice on the speed of plugins, which does not concern the result.
  inputOptions: { checks: { pluginTimings: false } },
  copy: [{ from: "src/fonts/*", to: "dist/fonts" }],
})
