import { setupWorker } from "msw/browser"
import { type Mocks, type MocksOptions, setUpMocks } from "./setup.ts"

/**
 * Starts a mocked provider in a page. The page must serve MSW's worker file,
 * `mockServiceWorker.js`, at its root. Requests that do not call the provider pass through.
 */
export async function startBrowserMocks(options: MocksOptions = {}): Promise<Mocks> {
  const { provider, script, handlers } = setUpMocks(options)
  const worker = setupWorker(...handlers)
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" })
  return { provider, script, stop: () => void worker.stop() }
}
