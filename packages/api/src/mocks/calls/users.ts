import { Refusal } from "../../contract/refusal.ts"
import type { SelfieAttributes } from "../../contract/users.ts"
import { hashOf } from "../random.ts"
import { type Account, isoTime, revokeTokens, type State } from "../state.ts"
import { sortTags } from "../tags.ts"
import { DONE, type Implementations, type UploadedFile } from "./call.ts"

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
  | "exportUser"

const COLOUR_TYPES = ["Light spring", "Soft summer", "Deep autumn", "Cool winter"] as const
const HAIR_COLOURS = ["blonde", "light brown", "dark brown", "black"] as const
const EYE_COLOURS = ["blue", "green", "hazel", "brown"] as const

/** The mocked calls about her profile and data, over the given state. */
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

    analyseSelfie({ files, account }) {
      const attributes = readSelfie(files)
      if (account) account.profile.selfie = attributes
      return attributes
    },

    getSelfieStatus: ({ account }) => ({ selfie_assessed: account.profile.selfie !== null }),

    updateUser({ body, account }) {
      profileOf(account)
      Object.assign(account.profile, body.update_values)
      return profileOf(account)
    },

    getProfile: ({ account }) => profileOf(account),

    setConsent({ body, account }) {
      account.profile.consents[body.purpose] = body.granted
      return { ...account.profile.consents }
    },

    deleteUser({ body, account }) {
      if (body.password !== account.password) {
        throw new Refusal(403, "That password is not right.")
      }
      revokeTokens(state, account.id)
      state.codes.delete(account.id)
      state.accounts.delete(account.id)
      return DONE
    },

    exportUser: ({ account }) => ({
      exported_at: isoTime(state.now()),
      account: {
        id: account.id,
        email: account.email,
        created_at: isoTime(account.createdAt),
      },
      profile: structuredClone(account.profile),
      wardrobe: account.wardrobe,
      search_additions: [...account.searchAdditions].map(([item_id, item_search_data]) => ({
        item_id,
        item_search_data,
      })),
      favourites: account.favourites,
      impressions: [...account.impressions].map(([look_id, time]) => ({
        look_id,
        shown_at: isoTime(time),
      })),
      kind_habits: [],
      photos: account.photos,
    }),
  }
}

function profileOf(account: Account) {
  if (!account.hasProfile) throw new Refusal(404, "There is no profile yet.")
  return structuredClone(account.profile)
}

/** Colouring that follows from the picture's bytes, so that the same selfie says the same. */
function readSelfie(files: readonly UploadedFile[]): SelfieAttributes {
  const hash = hashOf(files.map(({ bytes }) => bytes.join()).join())
  const pick = (words: readonly string[], shift: number) =>
    words[(hash >>> shift) % words.length] ?? ""
  return {
    colour_type: pick(COLOUR_TYPES, 0),
    confidence: 0.5 + (hash % 50) / 100,
    skin_tone: 1 + ((hash >>> 8) % 10),
    hair_colour: pick(HAIR_COLOURS, 12),
    eye_colour: pick(EYE_COLOURS, 16),
  }
}
