import { warn } from "../../lib/report.ts"

/** Does something with the signs of her taste, whose code is fetched with the first of them. */
export function withSigns(work: (signs: typeof import("./signs.ts")) => void): void {
  import("./signs.ts").then(work).catch((cause: unknown) => {
    warn("A sign of her taste could not be noted.", cause)
  })
}
