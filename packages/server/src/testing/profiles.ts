import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import type { NewProfile } from "../stores/profiles.ts"

/** A profile for tests that do not care about its content. */
export const NEW_PROFILE: NewProfile = {
  source_platform_id: "web",
  user_id_in_source_platform: "1",
  name_in_app: "ada",
  gender: "female",
  body_type: "pear",
  activities: ["work", "dating"],
  tags_preferences: defaultTagPreferences(),
  marketing_opt_in: false,
}
