import { IDBFactory } from "fake-indexeddb"
import { ref } from "valtio/vanilla"
import { afterEach, expect, it, vi } from "vitest"
import { planning } from "../packages/app/src/state/planning/planning.ts"
import { auth, startSession, token } from "../packages/app/src/state/session/auth.ts"
import { network } from "../packages/app/src/state/shell/network.ts"
import { showSnackbar, snackbar } from "../packages/app/src/state/shell/snackbar.ts"
import { sampleLook } from "../packages/app/src/testing/samples.ts"
import { freshDevice } from "./freshDevice.ts"

afterEach(() => vi.unstubAllGlobals())

it("takes away what the story before kept and had in memory", async () => {
  const kept = new Set(["pictures"])
  vi.stubGlobal("caches", {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal("indexedDB", new IDBFactory())
  startSession({ email: "ann@example.com", token: "t-ann" })
  planning.plans = ref([{ plan_id: "a", day: "2026-11-21", look: sampleLook("a") }])
  sessionStorage.setItem("visit", "first")
  showSnackbar({ text: "Planned." })
  Object.assign(network, { isOnline: false, isReached: false })
  const opening = indexedDB.open("photos")
  await new Promise((resolve) => opening.addEventListener("success", resolve))
  opening.result.close()

  await freshDevice()

  expect({ ...auth, token: token(), plans: planning.plans }).toEqual({
    ...{ isAuth: false, email: "", token: undefined, plans: [] },
  })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect([await indexedDB.databases(), [...kept]]).toEqual([[], []])
  expect(snackbar.message).toBeNull()
  expect(network).toEqual({ isOnline: true, isReached: true })
})
