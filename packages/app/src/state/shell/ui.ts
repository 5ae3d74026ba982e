import { proxy } from "valtio/vanilla"

/** State of the whole page. */
export const ui = proxy({
  /** How many pieces of work hold the page. */
  pageWork: 0,
  get isPageLoading(): boolean {
    return this.pageWork > 0
  },
})

/** Covers the page with the full-screen loader until the work has settled; returns its result. */
export async function whilePageLoads<Result>(work: () => Promise<Result>): Promise<Result> {
  ui.pageWork += 1
  try {
    return await work()
  } finally {
    ui.pageWork -= 1
  }
}
