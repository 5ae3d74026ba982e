import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { createPhotoThread, type PhotoThread } from "./photo-thread.ts"
import type { SlowTask } from "./testing/slow-thread.ts"

const ADA = { name: "ada", stride: MEMBER_STRIDE }

describe("createPhotoThread", () => {
  let thread: PhotoThread<SlowTask, string>
  beforeAll(() => {
    const filename = new URL("./testing/slow-thread.ts", import.meta.url)
    thread = createPhotoThread({ filename, limitMs: 300, idleMs: 1000 })
  })
  afterAll(() => thread.close())

  it("does not count what only waits against the limit", async () => {
    await expect(thread.run("wait", ADA)).resolves.toBe("waited")
  })

  it("ends what works past the limit, and goes on with what comes next", async () => {
    const [endless, next] = await Promise.allSettled([
      thread.run("work", ADA),
      thread.run("wait", ADA),
    ])

    expect(endless).toMatchObject({ reason: { name: "VisionError", code: "too-slow" } })
    expect(next).toMatchObject({ value: "waited" })
  })

  it("says that another try may help where the thread died", async () => {
    await expect(thread.run("die", ADA)).rejects.toMatchObject({ code: "reading-failed" })
  })
})
