import { join } from "node:path"
import type { Plugin } from "vite"

/** A tenth of zod, which is all that the app uses. */
const ZOD = join(import.meta.dirname, "..", "src", "standIns", "zod.ts")

/** Leaves out of the build what libraries carry for browsers and settings that are not these. */
export function light(): Plugin {
  return {
    name: "stylin-light",
    apply: "build",
    enforce: "pre",
    resolveId(source) {
      // The mocks check what they are sent as the provider does, and say why it does not fit.
      if (source === "zod/mini" && process.env.VITE_MOCKS !== "1") return ZOD
    },
    onLog(_level, { code, message }) {
      // What a stand-in lacks is only warned of, and would fail in front of her.
      if (code === "IMPORT_IS_UNDEFINED") throw new Error(message)
    },
  }
}
