import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  WebAuthnEmulator,
} from "nid-webauthn-emulator"

export type PasskeyDevice = WebAuthnEmulator

/**
 * A phone or a key, with the browser beside it.
 * @param known a device whose passkeys it shares
 * @param isVerifying whether it makes sure whose finger it is
 */
export function createPasskeyDevice({
  known,
  isVerifying = true,
}: {
  known?: PasskeyDevice
  isVerifying?: boolean
} = {}): PasskeyDevice {
  const credentialsRepository =
    known?.authenticator.params.credentialsRepository ?? new PasskeysCredentialsMemoryRepository()
  const touched = () => ({ options: { uv: isVerifying, up: true } })
  return new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository, userGetAssertionInteraction: touched }),
  )
}
