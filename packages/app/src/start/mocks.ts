import { startBrowserMocks } from "@stylin/api/mocks/browser"
import { API_BASE } from "../lib/provider.ts"

/** Puts a provider in memory in the place of the real one, for looking at the app by itself. */
export async function startMocks(): Promise<void> {
  await startBrowserMocks({ baseUrl: API_BASE })
}
