import type { MadePasskey, ShownPasskey } from "@stylin/api/contract"

/** How long a browser has to answer a challenge, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 10 * 60_000

/** The challenge that a browser says it has answered; undefined if it says nothing that can be read. */
export function challengeIn({
  response: { clientDataJSON },
}: MadePasskey | ShownPasskey): string | undefined {
  try {
    const said: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, "base64url").toString(),
    )
    return typeof said.challenge === "string" ? said.challenge : undefined
  } catch {
    // Whoever sent it will be told that it fits no challenge.
    return undefined
  }
}
