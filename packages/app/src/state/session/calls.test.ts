import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { SAMPLE_PROFILE, sampleItem, sampleLook } from "../../testing/samples.ts"
import { favourites, loadFavourites, toggleFavourite } from "../looks/favourites.ts"
import { saveProfile } from "../profile/profile.ts"
import { snackbar } from "../shell/snackbar.ts"
import { loadWardrobe, wardrobe } from "../wardrobe/wardrobe.ts"
import { endSession, startSession } from "./auth.ts"

const ANN = { email: "ann@example.com", token: "t-ann" }
const ok = () => ({ ok: true as const })

/** Answers that come when she is gone: here, or because another tab has cleared the storage. */
const GOING = {
  here: endSession,
  "in another tab": () => localStorage.clear(),
  "for somebody else": () => startSession({ email: "bea@example.com", token: "t-bea" }),
}

describe.each(Object.entries(GOING))("what is answered after she has gone, %s,", (_, go) => {
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

  it("is not shown", async () => {
    fakeCalls({
      getWardrobe: () => {
        go()
        return [sampleItem("1", "shoes")]
      },
    })
    await loadWardrobe()
    expect(wardrobe.items).toEqual([])
  })

  it("is not told", async () => {
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

it("is hers as long as she is signed in", async () => {
  endSession()
  startSession(ANN)
  fakeCalls({ getFavourites: () => [sampleLook("1")] })
  await loadFavourites()
  expect(favourites.looks).toHaveLength(1)
})
