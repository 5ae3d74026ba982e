import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser"
import type { beginPasskey, beginPasskeySignIn, ResultOf } from "@stylin/api/contract"
import { t } from "../words/t.ts"
import { warn } from "./report.ts"

// Fetched only where passkeys are used.

type AskOptions = ResultOf<typeof beginPasskeySignIn>
type MakeOptions = ResultOf<typeof beginPasskey>

/** What came of the browser's dialog; the message can be shown. */
export class PasskeyPromptError extends Error {
  override readonly name = "PasskeyPromptError"
  readonly code: "closed" | "known" | "failed"

  constructor(code: PasskeyPromptError["code"], message: string, cause: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Has the browser ask for one of her passkeys. @throws {PasskeyPromptError} if it gets none */
export async function promptForPasskey(optionsJSON: AskOptions) {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (cause) {
    if (isClosed(cause)) {
      throw new PasskeyPromptError(
        "closed",
        t("No passkey was used. You can also sign in with your email."),
        cause,
      )
    }
    warn("A passkey could not be asked for.", cause)
    throw new PasskeyPromptError(
      "failed",
      t("Your browser could not use a passkey. Please sign in with your email."),
      cause,
    )
  }
}

/**
 * Has the browser offer her passkeys at the field that takes them, until another prompt begins or the signal ends.
 * Resolves to null without one.
 */
export async function awaitPasskeyInField(options: () => Promise<AskOptions>, signal: AbortSignal) {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const optionsJSON = await options()
  if (signal.aborted) return null
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true })
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch (cause) {
    if (!isClosed(cause)) warn("Passkeys could not be offered at the field.", cause)
    return null
  }
}

/** Has the browser make a passkey. @throws {PasskeyPromptError} if it makes none */
export async function promptForNewPasskey(optionsJSON: MakeOptions) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (cause) {
    if (isClosed(cause)) {
      throw new PasskeyPromptError("closed", t("No passkey was made. You can try again."), cause)
    }
    if (
      cause instanceof WebAuthnError &&
      cause.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
    ) {
      throw new PasskeyPromptError(
        "known",
        t("One of your passkeys is on this device already."),
        cause,
      )
    }
    warn("A passkey could not be made.", cause)
    throw new PasskeyPromptError("failed", t("Your browser could not make a passkey here."), cause)
  }
}

/** Tells the browser that a passkey signs nobody in any more, so that it offers it no longer, if it can. */
export async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  try {
    await sendSignal({ signalName: "unknownCredential", rpID, credentialID })
  } catch (cause) {
    warn("The browser could not be told that a passkey is gone.", cause)
  }
}

/** Whether she closed it, took too long, or something else took its place. */
function isClosed(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === "NotAllowedError" || cause.name === "AbortError")
}
