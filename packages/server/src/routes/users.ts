import {
  analyseSelfie,
  createUser,
  deleteUser,
  getProfile,
  getSelfieStatus,
  getTagPreferences,
  Refusal,
  savePreferences,
  sendCrm,
  setConsent,
  updateUser,
} from "@stylin/api/contract"
import { tagsFromResponses } from "@stylin/stylist/basics"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { dropDevice } from "../plugins/devices.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import { withPalette, withReading } from "../selfie/attributes.ts"
import type { Services } from "../services.ts"
import { deleteAccount } from "../stores/accounts.ts"
import {
  addReading,
  findConsents,
  findProfile,
  knownProfile,
  saveConsent,
  saveLookResponses,
  saveProfile,
  setMarketingOptIn,
  updateProfile,
} from "../stores/profiles.ts"
import { proveHerself } from "./prove-herself.ts"
import { readSelfie } from "./reading-selfie.ts"
import { saidAt } from "./said-at.ts"

/** Her profile, preferences and consents, and the end of her account. */
export function userRoutes(implement: Implement, services: Services): void {
  const { database } = services
  const { queries } = database

  async function profileOf(accountId: string) {
    const profile = await findProfile(queries, accountId)
    if (!profile) throw new Refusal(404, "There is no profile yet.")
    return profile
  }

  implement(createUser, async ({ body, account, now }) => {
    await saveProfile(queries, account.id, body, now)
    return profileOf(account.id)
  })

  implement(getProfile, ({ account }) => profileOf(account.id))

  implement(updateUser, async ({ body, account, now }) => {
    // Checked first, so that a refused call changes nothing.
    await profileOf(account.id)
    await updateProfile(queries, account.id, body.update_values, {
      now,
      saidAt: saidAt(body.said_at, now),
    })
    return profileOf(account.id)
  })

  implement(sendCrm, async ({ body, account, now }) => {
    await setMarketingOptIn(queries, account.id, body.marketing_opt_in, now)
    return DONE
  })

  implement(savePreferences, async ({ body, account, now }) => {
    await saveLookResponses(queries, account.id, body.user_responses, now)
    return DONE
  })

  implement(getTagPreferences, async ({ body }) => tagsFromResponses(body.user_responses))

  implement(setConsent, async ({ body, account, now }) => {
    await saveConsent(queries, account.id, body, now)
    return findConsents(queries, account.id)
  })

  implement(getSelfieStatus, async ({ account }) => {
    const { selfie } = await knownProfile(queries, account.id)
    return { selfie_assessed: selfie !== null }
  })

  implement(analyseSelfie, async ({ request, query, account, now }) => {
    const asker = turnTaker(request, account?.id, services.pictureKey)
    const reading = await readSelfie(request, { wantsPaper: query.paper, asker }, services.selfies)
    return account
      ? addReading(queries, account.id, reading, now)
      : withPalette(withReading(null, reading))
  })

  implement(deleteUser, async ({ body, account, request, reply }) => {
    await proveHerself(services, {
      account,
      password: body.password,
      request,
      refused: "erasure-refused",
    })
    const photos = await deleteAccount(queries, account.id)
    await tryToRemovePhotos(services, photos, request.log)
    dropDevice(reply, services)
    noteSecurity(request, "account-erased", { account: account.id })
    return DONE
  })
}
