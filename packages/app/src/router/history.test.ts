import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fakeBrowser } from "../testing/browser.ts"
import { goBack, leaveBehind, navigate, startHistory } from "./history.ts"

let stop = () => {}

beforeEach(() => {
  fakeBrowser()
  history.replaceState(null, "", "/")
  stop = startHistory()
})
afterEach(() => stop())

/** Waits for the address, which changes a moment after going back. */
async function arrived(path: string) {
  await expect.poll(() => location.pathname).toBe(path)
}

it("leaves a whole part of the app behind, so that back leads before it", async () => {
  navigate("/onboarding/1")
  navigate("/onboarding/2")
  navigate("/onboarding/3", { replace: true })
  navigate("/onboarding/4")
  const seen: string[] = []
  const look = () => void seen.push(location.pathname)
  window.addEventListener("popstate", look)
  leaveBehind("/feed/loading")
  await arrived("/feed/loading")
  expect(seen).toEqual([])
  history.back()
  await arrived("/")
  window.removeEventListener("popstate", look)
})

it("replaces only the entry if there is nothing else to leave", () => {
  navigate("/feed")
  navigate("/onboarding/6")
  const { length } = history
  leaveBehind("/feed/loading")
  expect(location.pathname).toBe("/feed/loading")
  expect(history.length).toBe(length)
})

describe("going back", () => {
  it("does not leave the app for a page opened before it", async () => {
    // Another page's entry, such as a search engine's, and then the app opened on a screen.
    history.pushState(null, "", "/elsewhere")
    history.pushState(null, "", "/profile")
    stop()
    stop = startHistory()
    goBack("/wardrobe")
    await arrived("/wardrobe")
    expect(history.state).toMatchObject({ before: 0 })
  })

  it("goes to the previous screen, also after a reload", async () => {
    navigate("/wardrobe")
    navigate("/profile")
    stop()
    stop = startHistory()
    goBack("/feed")
    await arrived("/wardrobe")
  })

  it("does not count a screen that replaced another", async () => {
    navigate("/feed/loading", { replace: true })
    navigate("/feed", { replace: true })
    goBack("/wardrobe")
    await arrived("/wardrobe")
  })

  it("keeps counting from where a part of the app was left behind", async () => {
    navigate("/onboarding/1")
    navigate("/onboarding/2")
    leaveBehind("/feed/loading")
    await arrived("/feed/loading")
    goBack("/feed")
    await arrived("/")
  })
})
