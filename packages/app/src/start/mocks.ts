import { startBrowserMocks } from "@stylin/api/mocks/browser"
import { API_BASE } from "../lib/provider.ts"

/** Replaces the provider with one in memory, for looking at the app by itself. */
export async function startMocks(): Promise<void> {
  await startBrowserMocks({ baseUrl: API_BASE })
}
