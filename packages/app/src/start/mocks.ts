import { startBrowserMocks } from "@stylin/api/mocks/browser"
import { API_BASE } from "../lib/provider.ts"

/** Replaces the provider with one in memory, to look at the app on its own. */
export async function startMocks(): Promise<void> {
  await startBrowserMocks({ baseUrl: API_BASE })
}
