import { screen } from "@testing-library/react"
import { subscribe } from "valtio/vanilla"
import { beforeEach, describe, expect, it, vi } from "vitest"
import * as downloads from "../../lib/startDownload.ts"
import { auth } from "../../state/session/auth.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { PASSWORD_ALONE, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"

const fakeProfile: typeof fakeCalls = (answers) =>
  fakeCalls({
    getProfile: () => SAMPLE_PROFILE,
    listSessions: () => [],
    ...PASSWORD_ALONE,
    ...answers,
  })

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function openProfile() {
  await openApp("/profile")
  await arriveAt("Your profile")
}

describe("her data", () => {
  const answer = (photo_bytes: number) => ({
    url: "/api/users/export/file?ticket=once",
    expires_at: "2026-11-20T09:05:00.000Z",
    photo_bytes,
  })

  it.each([
    [340_500_000, "Your download has begun: about 340 MB. Your browser shows how far it is."],
    [0, "Your download has begun. Your browser shows how far it is."],
  ])("is downloaded by the browser; %i bytes of photos", async (bytes, words) => {
    const begun = vi.spyOn(downloads, "startDownload").mockImplementation(() => {})
    fakeProfile({ askForExport: () => answer(bytes) })
    await openProfile()
    await press("Download my data")
    expect(await screen.findByText(words)).toBeDefined()
    expect(begun.mock.calls).toEqual([
      [new URL("/api/users/export/file?ticket=once", location.href).href],
    ])
  })

  it("says why it cannot be had before anything is downloaded", async () => {
    const begun = vi.spyOn(downloads, "startDownload").mockImplementation(() => {})
    const detail = "The store does not answer just now. Please try again later."
    fakeProfile({
      askForExport: () => {
        throw refusal(503, detail)
      },
    })
    await openProfile()
    await press("Download my data")
    expect(await screen.findByText(detail)).toBeDefined()
    expect(screen.queryByText(/has begun/)).toBeNull()
    expect(begun).not.toHaveBeenCalled()
  })

  it("is erased only with the right password, here and there", async () => {
    const calls = fakeProfile({
      deleteUser: ({ body }) => {
        if (body.password !== "right") throw refusal(403, "That password is not right.")
        return { ok: true }
      },
    })
    await openProfile()
    await press("Erase my account")
    await press("Erase everything")
    expect(screen.getByText("Enter your password first please")).toBeDefined()
    expectBlamed("Your password")
    await enter("Your password", "wrong")
    await press("Erase everything")
    expect(await screen.findByText("That password is not right.")).toBeDefined()
    expectBlamed("Your password")
    expect(auth.isAuth).toBe(true)
    await enter("Your password", "right")
    // Recorded, not read later: a busy machine may take longer than the message is shown.
    const said: unknown[] = []
    subscribe(snackbar, () => void said.push(snackbar.message?.text))
    await press("Erase everything")
    expect(said).toContain("Your account has been erased.")
    expect(location.pathname).toBe("/")
    expect(auth.isAuth).toBe(false)
    expect(localStorage).toHaveLength(0)
    expect(calls.filter(({ name }) => name === "deleteUser")).toHaveLength(2)
  })
})
