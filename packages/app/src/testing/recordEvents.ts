import { environment } from "../environment.ts"
import { chooseConsent } from "../state/session/consent.ts"
import { fakeCalls } from "./fakeCalls.ts"

/** Lets visits be counted in a test. Returns the names of the events, in order. */
export async function recordEvents(): Promise<string[]> {
  const sent: string[] = []
  environment.analyticsDomain = "shop.example"
  environment.sendEvent = async (name) => void sent.push(name)
  fakeCalls({ setConsent: ({ body }) => ({ photos: false, analytics: body.granted }) })
  await chooseConsent("analytics", true)
  sent.length = 0
  return sent
}
