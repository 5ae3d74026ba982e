import { beforeEach, describe, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, sampleLook } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { dismiss, dismissals, takeBack } from "./dismissals.ts"
import { dismissed } from "./dismissed.ts"

beforeEach(() => endSession())

describe("a dismissal that is answered after she has signed out", () => {
  it("writes nothing", async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    fakeCalls({ dismissLook: () => answer.promise })
    const dismissing = dismiss(sampleLook("1"))
    endSession()
    answer.resolve({ ok: true })

    expect(await dismissing).toBeUndefined()
    expect(dismissed.ids).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it("says nothing of a failure", async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    fakeCalls({ undoDismissal: () => answer.promise })
    const undoing = takeBack(sampleLook("1"))
    endSession()
    answer.reject(refusal(500, "Not now."))
    await undoing

    expect(dismissals.failed).toEqual({})
  })
})
