import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listWaysIn,
  type Passkey,
  signInWithPasskey,
} from "@stylin/api/contract"
import type { PasskeyDevice } from "./passkey-device.ts"
import { type Answer, TestBrowser } from "./test-browser.ts"

export const PASSKEY_HOST = "stylin.example"
export const PASSKEY_ORIGIN = `https://${PASSKEY_HOST}`
export const PASSKEY_PASSWORD = "long enough"

type ToMake = Parameters<PasskeyDevice["createJSON"]>[1]
/** What a device is asked for a passkey with. */
export type AskedOfDevice = Parameters<PasskeyDevice["getJSON"]>[1]

/** A browser on a page that takes passkeys. */
export class PasskeyBrowser extends TestBrowser {
  // What these calls answer fits the device, as the contract says.
  async optionsToMake(): Promise<ToMake> {
    const { body } = await this.call(beginPasskey, { password: PASSKEY_PASSWORD })
    return body as unknown as ToMake
  }

  async optionsToAsk(): Promise<AskedOfDevice> {
    return (await this.call(beginPasskeySignIn)).body as unknown as AskedOfDevice
  }

  /** Adds a passkey of a device to the account that is signed in. Throws if that is refused. */
  async add(device: PasskeyDevice): Promise<Passkey> {
    const passkey = device.createJSON(PASSKEY_ORIGIN, await this.optionsToMake())
    const { status, body } = await this.call(addPasskey, { passkey })
    if (status !== 200) throw new Error(body.detail)
    return body as unknown as Passkey
  }

  /** Signs in with a device's passkey, if it can. */
  async signIn(
    device: PasskeyDevice,
  ): Promise<Answer & { readonly browser: PasskeyBrowser; readonly passkey: object }> {
    const passkey = device.getJSON(PASSKEY_ORIGIN, await this.optionsToAsk())
    const { status, body } = await this.call(signInWithPasskey, { passkey })
    this.token = Object(body.session).access_token
    return { browser: this, status, body, passkey }
  }

  async passkeys(): Promise<unknown> {
    return (await this.call(listWaysIn)).body.passkeys
  }
}
