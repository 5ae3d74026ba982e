import { loadCode } from "../../lib/loadCode.ts"

/** The step of the tags, the only one that needs the code for dragging. */
export const tagsStep = () => import("./Tags.tsx")

/** Fetches the step's code in advance. A failure shows when the step is opened. */
export function fetchTagsStep(): void {
  loadCode(tagsStep).catch(() => undefined)
}
