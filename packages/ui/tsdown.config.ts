import { defineConfig } from "tsdown"

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "browser",
  dts: true,
  // One file per source file, so that a bundler takes Button without the rest.
  unbundle: true,
  fixedExtension: false,
  copy: [{ from: "src/fonts/*", to: "dist/fonts" }],
})
