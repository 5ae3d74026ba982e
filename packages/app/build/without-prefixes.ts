import type { Plugin } from "vite"

const PREFIXER = /node_modules\/stylis\/src\/Prefixer\.js$/

/**
 * Leaves stylis's table of vendor prefixes out of the built app. styled-components names it, and
 * uses it only where `enableVendorPrefixes` asks for it, which nothing here does.
 */
export function withoutPrefixes(): Plugin {
  return {
    name: "stylin-without-prefixes",
    apply: "build",
    load: {
      filter: { id: PREFIXER },
      handler: () => "export const prefix = (declaration) => declaration",
    },
  }
}
