import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base, expect, type Page } from "@playwright/test"
import { BUILT_APP, freePort, type StylinProcess, startStylin } from "../stylin-process.ts"

export type { Page }
export { expect }

/** A running server, and where it keeps what it knows. */
export interface Running {
  readonly url: string
  readonly dataDirectory: string
  /** Ends it as a power cut would, and starts it again over what it had kept. */
  crash(): Promise<void>
}

interface Given {
  /** What only a developer would see: errors in the console, which fail the test at its end. */
  problems: string[]
}

/** Journeys share a server of their own over an empty data directory; each has its own person. */
export const test = base.extend<Given, { stylin: Running }>({
  stylin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-journey-"))
      const port = await freePort()
      let process: StylinProcess = await startStylin({
        dataDirectory,
        port,
        webDirectory: BUILT_APP,
      })
      await use({
        url: process.url,
        dataDirectory,
        crash: async () => {
          await process.kill()
          process = await startStylin({ dataDirectory, port, webDirectory: BUILT_APP })
        },
      })
      await process.stop()
      await rm(dataDirectory, { recursive: true })
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ stylin }, use) => use(stylin.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      watchForProblems(page, problems)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects what goes wrong on a page without being seen. */
export function watchForProblems(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(error.message))
  page.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    // The browser's own line for each call that fails: a refusal is an answer like any other here,
    // and so is the page for an address where there is nothing.
    const isAnswer = url.includes("/api/") || url === page.url()
    if (message.text().startsWith("Failed to load resource") && isAnswer) return
    problems.push(`${message.text()} ${url}`)
  })
}
