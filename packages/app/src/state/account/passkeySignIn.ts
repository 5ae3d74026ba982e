import { ApiError } from "@stylin/api/client"
import { beginPasskeySignIn, type InputOf, signInWithPasskey } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { enter } from "./signIn.ts"

type Shown = InputOf<typeof signInWithPasskey>["body"]["passkey"]

/** Asks for a passkey and signs in with it. Rejects with an error whose message can be shown. */
export async function signInByPasskey(): Promise<void> {
  const [{ promptForPasskey }, options] = await Promise.all([
    import("../../lib/passkeyPrompts.ts"),
    environment.call(beginPasskeySignIn),
  ])
  await finish(await promptForPasskey(options), options.rpId)
}

/**
 * Lets the browser offer her passkeys at the field of the email until the signal ends, and signs in with the one that she
 * chooses. Rejects, with an error whose message can be shown, only if that does not sign her in.
 */
export async function signInAtField(signal: AbortSignal): Promise<void> {
  let rpId = ""
  let passkey: Shown | null = null
  try {
    const { awaitPasskeyInField } = await import("../../lib/passkeyPrompts.ts")
    passkey = await awaitPasskeyInField(async () => {
      const options = await environment.call(beginPasskeySignIn, {}, { signal })
      rpId = options.rpId
      return options
    }, signal)
  } catch (cause) {
    if (!signal.aborted) warn("Passkeys could not be offered.", cause)
  }
  if (passkey) await finish(passkey, rpId)
}

async function finish(passkey: Shown, rpId: string): Promise<void> {
  try {
    const { email, session } = await environment.call(signInWithPasskey, { body: { passkey } })
    enter({ email, session, method: "passkey" })
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) {
      const { forgetPasskey } = await import("../../lib/passkeyPrompts.ts")
      await forgetPasskey(rpId, passkey.id)
    }
    throw cause
  }
}
