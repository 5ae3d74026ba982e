import { defineConfig, type Rolldown } from "tsdown"
import { ownRules } from "./src/styles/ownRules.ts"
import { themeCss } from "./src/tokens/themeCss.ts"

/** What only a browser's copy of a component can run: React's hooks, events and styles. */
const CLIENT_ONLY = /^(?:react|react\/jsx-runtime|styled-components|@dnd-kit\/core)$/

/** What `TokenStyle` sets on a page's root, for pages that take style sheets from files. */
const tokensFile: Rolldown.Plugin = {
  name: "stylin-tokens-file",
  generateBundle() {
    const files = { "tokens.css": `${themeCss}\n${ownRules}`, "tokens.d.css.ts": "export {}\n" }
    for (const [fileName, source] of Object.entries(files)) {
      this.emitFile({ type: "asset", fileName, source })
    }
  },
}

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
  plugins: [tokensFile],
  copy: [{ from: "src/fonts/*", to: "dist/fonts" }],
})
