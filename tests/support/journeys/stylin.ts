import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base, expect, type Page } from "@playwright/test"
import { BUILT_APP, freePort, type StylinProcess, startStylin } from "../stylin-process.ts"

export type { Page }
export { expect }

/** A running server, and where it keeps its data. */
export interface Running {
  readonly url: string
  /** The same by a name, which passkeys are for. */
  readonly namedUrl: string
  readonly dataDirectory: string
  /** Kills it as a power cut would, and starts it again on its data. */
  crash(): Promise<void>
}

interface Given {
  /** Errors that only a developer sees, in the console; they fail the test at its end. */
  problems: string[]
}

/** What all journeys of a worker share. */
interface Shared {
  stylin: Running
  /** Further settings of the server; journeys with their own have a server of their own. */
  settings: Readonly<Record<string, string>>
}

/** Journeys share a server over an empty data directory; each has its own person. */
export const test = base.extend<Given, Shared>({
  settings: [{}, { scope: "worker", option: true }],
  stylin: [
    async ({ settings }, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-journey-"))
      const port = await freePort()
      const namedUrl = `http://localhost:${port}`
      const start = () =>
        startStylin({
          ...{ dataDirectory, port, webDirectory: BUILT_APP },
          env: { PUBLIC_URL: namedUrl, ...settings },
        })
      let process: StylinProcess = await start()
      await use({
        url: `http://127.0.0.1:${port}`,
        namedUrl,
        dataDirectory,
        crash: async () => {
          await process.kill()
          process = await start()
        },
      })
      await process.stop()
      await rm(dataDirectory, { recursive: true })
    },
    { scope: "worker", timeout: 300_000 },
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

/** Collects a page's invisible errors. */
export function watchForProblems(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(error.message))
  page.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    // The browser logs a line for each call that fails. A refusal is a normal answer here, and so
    // is the page for an unknown address.
    const isAnswer = url.includes("/api/") || url === page.url()
    if (message.text().startsWith("Failed to load resource") && isAnswer) return
    problems.push(`${message.text()} ${url}`)
  })
}
