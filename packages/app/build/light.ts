import { join } from "node:path"
import type { Plugin } from "vite"

/** Modules of libraries that every visitor would fetch and nobody would need, and what stands in. */
const STAND_INS: readonly { from: RegExp; source: string; code: string }[] = [
  {
    // Its own maker of icons also serves other frameworks, names, contexts and sizes.
    from: /[\\/]lucide-react[\\/]/,
    source: "../createLucideIcon.mjs",
    code: `
      import { createElement } from "react"
      const PEN = {
        xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24",
        fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round",
        strokeLinejoin: "round",
      }
      export default ({ node }) => (props) => createElement(
        "svg",
        { ...PEN, "aria-hidden": props["aria-label"] ? undefined : true, ...props },
        node.map(([tag, attributes]) => createElement(tag, attributes)),
      )`,
  },
]

/** Vite's own fetching of a chunk's further chunks; the pages name what is worth fetching early. */
const PRELOAD_HELPER = "\0vite/preload-helper.js"

/** A tenth of zod, which is all that the app uses. */
const ZOD = join(import.meta.dirname, "..", "src", "standIns", "zod.ts")

const PREFIX = "\0stand-in:"

/** Leaves out of the build what libraries carry for browsers and settings that are not these. */
export function light(): Plugin {
  return {
    name: "stylin-light",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      // The mocks check what they are sent as the provider does, and say why it does not fit.
      if (source === "zod/mini" && process.env.VITE_MOCKS !== "1") return ZOD
      const index = STAND_INS.findIndex((one) => one.source === source && one.from.test(importer))
      return index === -1 ? undefined : PREFIX + index
    },
    onLog(_level, { code, message }) {
      // What a stand-in lacks is only warned of, and would fail in front of her.
      if (code === "IMPORT_IS_UNDEFINED") throw new Error(message)
    },
    load(id) {
      if (id === PRELOAD_HELPER) return "export const __vitePreload = (fetchChunk) => fetchChunk()"
      return id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]?.code : undefined
    },
  }
}
