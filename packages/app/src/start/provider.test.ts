import { login } from "@stylin/api/contract"
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it("words what went wrong in her language, as far as that is known", async () => {
  localStorage.setItem("language", JSON.stringify({ version: 1, value: "de" }))
  vi.resetModules()
  const { loadWords } = await import("../words/t.ts")
  await loadWords()
  const { messageOf } = await import("@stylin/api/client")
  const { call } = await import("./provider.ts")
  const said = async (answer: () => Promise<Response>) => {
    vi.stubGlobal("fetch", answer)
    const body = { email: "ann@example.com", password: "wrong" }
    return messageOf(await call(login, { body }).catch((cause: unknown) => cause))
  }
  const refusing = (detail: string) => async () => Response.json({ detail }, { status: 401 })

  expect(await said(() => Promise.reject(new TypeError("no connection")))).toBe(
    "Wir sind gerade nicht zu erreichen. Bitte versuch es nochmal.",
  )
  expect(await said(refusing("Email and password do not match. Please try again."))).toBe(
    "E-Mail und Passwort passen nicht zusammen. Bitte versuch es nochmal.",
  )
  expect(await said(refusing("The moon is in the way."))).toBe("The moon is in the way.")
})
