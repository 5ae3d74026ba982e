import { beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, SAMPLE_PROFILE, unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { dismissSnackbar, snackbar } from "../shell/snackbar.ts"
import { loadProfile, profile } from "./profile.ts"
import { saveColourChoice, saveProfile } from "./saveProfile.ts"
import { sendAnswers } from "./sendAnswers.ts"

const KNOWN = { ...SAMPLE_PROFILE, needs: { piece_budget: 100 } }
const getProfile = () => KNOWN
const said_at = expect.any(String)

beforeEach(async () => {
  endSession()
  dismissSnackbar()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCalls({ getProfile })
  await loadProfile()
})

it("says when she said so", async () => {
  const calls = fakeCalls({ updateUser: () => ({ ...KNOWN, body_type: "oval" as const }) })
  await saveProfile({ body_type: "oval" })
  expect(calls[0]?.input).toEqual({ body: { update_values: { body_type: "oval" }, said_at } })
  expect(profile.known?.body_type).toBe("oval")
  expect(snackbar.message?.text).toBe("Preferences saved")
})

it("goes back to what she had said before, of what she saved only", async () => {
  const calls = fakeCalls({
    updateUser: ({ body }) => ({ ...KNOWN, needs: body.update_values.needs ?? null }),
  })
  await saveProfile({ needs: { piece_budget: 50 } })
  snackbar.message?.undo?.()
  await vi.waitFor(() => expect(snackbar.message?.text).toBe("Your earlier answers are back."))
  expect(calls.at(-1)?.input).toEqual({
    body: { update_values: { needs: { piece_budget: 100 } }, said_at },
  })
  expect(profile.known?.needs).toEqual({ piece_budget: 100 })
})

it("says why it could not go back", async () => {
  fakeCalls({ updateUser: () => KNOWN })
  await saveColourChoice("light summer")
  fakeCalls({ updateUser: unreachable })
  snackbar.message?.undo?.()
  await vi.waitFor(() => expect(snackbar.message).toMatchObject({ color: "red" }))
})

it("shows what the provider knows where it refuses what waited, and says why", async () => {
  fakeCalls({ updateUser: unreachable })
  await saveProfile({ needs: { piece_budget: 50 } })
  await sendAnswers()
  fakeCalls({
    getProfile,
    updateUser: () => {
      throw refusal(422, "needs: is not understood.")
    },
  })
  await sendAnswers()
  await vi.waitFor(() => expect(profile.known?.needs).toEqual({ piece_budget: 100 }))
  expect(snackbar.message?.text).toMatch(/is not understood/)
})

it("shows offline what she says, keeps it, and sends all of it in order once the provider is reached", async () => {
  fakeCalls({ updateUser: unreachable, getProfile })
  await saveProfile({ needs: { piece_budget: 50 } })
  await saveProfile({ needs: { piece_budget: 25 } })
  expect(snackbar.message?.text).toBe("Saved here, and sent as soon as you are online.")
  await loadProfile()
  expect(profile.known?.needs).toEqual({ piece_budget: 25 })
  vi.resetModules()
  const reloaded = await import("./profile.ts")
  expect(reloaded.profile.known?.needs).toEqual({ piece_budget: 25 })

  const calls = fakeCalls({
    updateUser: ({ body }) => ({ ...KNOWN, needs: body.update_values.needs ?? null }),
  })
  await sendAnswers()
  expect(calls.map(({ input }) => input)).toEqual([
    { body: { update_values: { needs: { piece_budget: 50 } }, said_at } },
    { body: { update_values: { needs: { piece_budget: 25 } }, said_at } },
  ])
  await vi.waitFor(() => expect(localStorage.getItem("answers")).toBeNull())
  expect(profile.known?.needs).toEqual({ piece_budget: 25 })
})
