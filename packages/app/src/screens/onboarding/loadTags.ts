import { loadCode } from "../../lib/loadCode.ts"

/** The step of the tags, which alone brings the code for dragging. */
export const tagsStep = () => import("./Tags.tsx")

/** Fetches the step's code ahead of its turn. A failure is met, and shown, when its turn comes. */
export function fetchTagsStep(): void {
  loadCode(tagsStep).catch(() => undefined)
}
