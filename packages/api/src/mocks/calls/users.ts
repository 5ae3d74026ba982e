import { Refusal } from "../../contract/refusal.ts"
import { chooseType, joinSelfie, readSelfie } from "../selfie.ts"
import { proveHerself } from "../sign-in.ts"
import { type Account, revokeTokens, type State } from "../state.ts"
import { sortTags } from "../tags.ts"
import { timeOf } from "../taken-back.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type UserCalls =
  | "createUser"
  | "sendCrm"
  | "savePreferences"
  | "getTagPreferences"
  | "analyseSelfie"
  | "getSelfieStatus"
  | "updateUser"
  | "getProfile"
  | "setConsent"
  | "deleteUser"

/** The mocked calls about her profile, over the given state. */
export function userCalls(state: State): Implementations<UserCalls> {
  return {
    createUser({ body, account }) {
      const { source_platform_id, user_id_in_source_platform, ...values } = body
      Object.assign(account.profile, values)
      account.hasProfile = true
      return profileOf(account)
    },

    sendCrm({ body, account }) {
      account.profile.marketing_opt_in = body.marketing_opt_in
      return DONE
    },

    savePreferences({ body, account }) {
      const answered = new Set(body.user_responses.map(({ look_id }) => look_id))
      const others = account.profile.user_responses.filter(({ look_id }) => !answered.has(look_id))
      account.profile.user_responses = [...others, ...body.user_responses]
      return DONE
    },

    getTagPreferences: ({ body }) => sortTags(body.user_responses),

    analyseSelfie({ files, query, account }) {
      const attributes = readSelfie(files, query.paper, account?.profile.selfie ?? null)
      if (account) account.profile.selfie = attributes
      return attributes
    },

    getSelfieStatus: ({ account }) => ({ selfie_assessed: account.profile.selfie !== null }),

    updateUser({ body, account }) {
      profileOf(account)
      const { colour_choice, selfie, ...values } = body.update_values
      const at = timeOf(state, body.said_at)
      const isLate = (part: string) => (account.times.get(keyOf("profile", part)) ?? 0) > at
      const later = Object.entries(values).filter(([part]) => !isLate(part))
      Object.assign(account.profile, Object.fromEntries(later))
      for (const [part] of later) account.times.set(keyOf("profile", part), at)
      if (selfie) account.profile.selfie = joinSelfie(account.profile.selfie, selfie)
      if (colour_choice !== undefined) {
        account.profile.selfie = chooseType(account.profile.selfie, colour_choice)
      }
      return profileOf(account)
    },

    getProfile: ({ account }) => profileOf(account),

    setConsent({ body, account }) {
      account.profile.consents[body.purpose] = body.granted
      return { ...account.profile.consents }
    },

    deleteUser({ body, account, context }) {
      proveHerself(state, { account, password: body.password, token: context.token })
      revokeTokens(state, account.id)
      state.codes.delete(account.id)
      state.accounts.delete(account.id)
      return DONE
    },
  }
}

function profileOf(account: Account) {
  if (!account.hasProfile) throw new Refusal(404, "There is no profile yet.")
  return structuredClone(account.profile)
}
