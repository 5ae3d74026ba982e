import type { StoryMocks } from "../../.storybook/network.ts"
import { endSession, startSession } from "../../packages/app/src/state/session/auth.ts"

export const ADA = { email: "ada@example.com", password: "correct horse" }

/**
 * Gives the story's provider an account with a profile, and signs the app in to it.
 * @returns the clean-up that ends the session, for the story's `beforeEach` to return
 */
export function signedIn({ provider }: StoryMocks): () => void {
  const { access_token: token, user_id: id } = provider.calls.register({ body: ADA })
  provider.calls.createUser(
    {
      body: {
        source_platform_id: "web",
        user_id_in_source_platform: id ?? ADA.email,
        name_in_app: "ada",
        gender: "female",
        body_type: "pear",
        activities: ["work", "outings"],
        tags_preferences: { love: ["Prints", "Layering"], dontMind: ["Denim"], avoid: ["Leather"] },
        marketing_opt_in: false,
      },
    },
    { token },
  )
  startSession({ email: ADA.email, token })
  return endSession
}
