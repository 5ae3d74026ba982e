import { warn } from "./report.ts"

/** Does work that can wait until the page has loaded. */
export function whenLoaded(work: () => Promise<void>): void {
  const start = () => {
    work().catch((cause: unknown) => warn("Something that could wait could not be done.", cause))
  }
  if (document.readyState === "complete") start()
  else window.addEventListener("load", start, { once: true })
}
