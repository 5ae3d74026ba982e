import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { SAMPLE_PROFILE, sampleItem, sampleLook } from "../../testing/samples.ts"
import { favourites } from "../looks/favourites.ts"
import { loadFavourites } from "../looks/loadFavourites.ts"
import { toggleFavourite } from "../looks/toggleFavourite.ts"
import { saveProfile } from "../profile/saveProfile.ts"
import { snackbar } from "../shell/snackbar.ts"
import { loadWardrobe, wardrobe } from "../wardrobe/wardrobe.ts"
import { endSession, startSession } from "./auth.ts"

const ANN = { email: "ann@example.com", token: "t-ann" }
const ok = () => ({ ok: true as const })

/**
 * Answers that arrive after she has signed out: here, or in another tab that cleared the storage.
 */
const GOING = {
  here: endSession,
  "in another tab": () => localStorage.clear(),
  "for somebody else": () => startSession({ email: "bea@example.com", token: "t-bea" }),
}

describe.each(Object.entries(GOING))("an answer after she has signed out, %s,", (_, go) => {
  beforeEach(() => {
    endSession()
    startSession(ANN)
    vi.spyOn(console, "warn").mockImplementation(() => {})
  })

  it("is not kept", async () => {
    fakeCalls({
      addFavourite: () => {
        go()
        return ok()
      },
    })
    await toggleFavourite(sampleLook("1"))
    expect(favourites).toMatchObject({ looks: [], changed: {}, busy: {} })
  })

  it("is not displayed", async () => {
    fakeCalls({
      getWardrobe: () => {
        go()
        return [sampleItem("1", "shoes")]
      },
    })
    await loadWardrobe()
    expect(wardrobe.items).toEqual([])
  })

  it("is not reported", async () => {
    fakeCalls({
      updateUser: () => {
        go()
        return SAMPLE_PROFILE
      },
    })
    await expect(saveProfile({ activities: ["work"] })).rejects.toMatchObject({ code: "aborted" })
    expect(snackbar.message).toBeNull()
  })
})

it("is delivered as long as she is signed in", async () => {
  endSession()
  startSession(ANN)
  fakeCalls({ getFavourites: () => [sampleLook("1")] })
  await loadFavourites()
  expect(favourites.looks).toHaveLength(1)
})
