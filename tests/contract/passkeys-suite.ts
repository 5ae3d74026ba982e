import { OPERATIONS } from "@stylin/api/contract"
import { createPasskeyDevice } from "@stylin/server/testing"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"

const { addPasskey, beginPasskey, beginPasskeySignIn, getWaysIn, listWaysIn } = OPERATIONS
const { removeWayIn, renamePasskey, signInWithPasskey } = OPERATIONS

/** How every provider takes passkeys. */
export function passkeysSuite(harness: () => Harness): void {
  async function origin(): Promise<string> {
    return (await harness().call(getWaysIn)).passkeys?.origin ?? ""
  }
  async function newOwner() {
    const person = await harness().newPerson()
    const device = createPasskeyDevice()
    const { password } = person
    const options = await person.call(beginPasskey, { body: { password } })
    const made = device.createJSON(await origin(), options)
    const passkey = await person.call(addPasskey, { body: { passkey: asSent(made) } })
    return { person, device, made, passkey }
  }

  describe("a passkey", () => {
    test("signs her in, and is listed with its days", async () => {
      const { call } = harness()
      const { person, device, passkey } = await newOwner()
      expect(passkey.last_used).toBeNull()
      const shown = device.getJSON(await origin(), await call(beginPasskeySignIn))
      const body = { passkey: asSent(shown) }
      const { email, session } = await call(signInWithPasskey, { body })

      expect([email, session.user_id]).toEqual([person.email, person.userId])
      await person.call(renamePasskey, { body: { way_id: passkey.way_id, name: "Her phone" } })
      const { passkeys } = await person.call(listWaysIn)
      expect(passkeys).toEqual([{ ...passkey, name: "Her phone", last_used: passkey.made }])
      await harness().expectRefusal("/auth/passkey", { body }, { status: 400, detail: /took too/ })
    })

    test("is made by whoever proves herself, once, for her alone", async () => {
      const { expectRefusal, newPerson } = harness()
      const { person, made } = await newOwner()
      const headers = bearer(person)
      const begin = "/users/passkeys/begin"
      const wrong = { headers, body: { password: "not hers" } }
      await expectRefusal(begin, wrong, { status: 403, detail: "That password is not right." })
      const body = { passkey: made }
      await expectRefusal("/users/passkeys", { headers, body }, { status: 400 })
      const other = { headers: bearer(await newPerson()), body }
      await expectRefusal("/users/passkeys", other, { status: 400 })
    })

    test("signs nobody in once it is removed, or unknown", async () => {
      const { call, expectRefusal } = harness()
      const { person, device, passkey } = await newOwner()
      const { password } = person
      await person.call(removeWayIn, { body: { way_id: passkey.way_id, password } })
      expect((await person.call(listWaysIn)).passkeys).toEqual([])
      const shown = device.getJSON(await origin(), await call(beginPasskeySignIn))
      const refusal = { status: 401, detail: /^No account here has that passkey/ }
      await expectRefusal("/auth/passkey", { body: { passkey: shown } }, refusal)
    })
  })
}

/** As browsers send it: the contract knows one type of key. */
function asSent<Sent extends { type: string }>(sent: Sent) {
  return { ...sent, type: "public-key" as const }
}
