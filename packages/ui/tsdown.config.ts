import { defineConfig } from "tsdown"

/** What only a browser's copy of a component can run: React's hooks, events and styles. */
const CLIENT_ONLY = /^(?:react|react\/jsx-runtime|styled-components|@dnd-kit\/core)$/

export default defineConfig({
  entry: [
    "src/index.ts",
    // A path for each component, as `exports` promises.
    "src/components/*/index.ts",
    "src/{german,icons,provider,styles,tokens}/index.ts",
  ],
  format: "esm",
  platform: "browser",
  dts: true,
  sourcemap: true,
  // With server components, a file that says this is sent to the browser; lists of exports, tokens,
  // words and plain functions stay usable on the server.
  outputOptions: {
    banner: ({ fileName, imports }) =>
      fileName.endsWith(".js") && imports.some((name) => CLIENT_ONLY.test(name))
        ? '"use client";'
        : "",
  },
  // One file per source file, so that a bundler can take Button without the rest.
  unbundle: true,
  fixedExtension: false,
  // Advice on the speed of plugins, which does not concern the result.
  inputOptions: {
    checks: { pluginTimings: false },
    // Style sheets without white space and comments; unused ones can be left out.
    transform: {
      plugins: {
        styledComponents: { displayName: false, fileName: false, ssr: false, pure: true },
      },
    },
  },
  copy: [{ from: "src/fonts/*", to: "dist/fonts" }],
})
