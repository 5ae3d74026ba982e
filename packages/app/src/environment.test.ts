import type { Client } from "@stylin/api/client"
import { getWardrobe } from "@stylin/api/contract"
import { expect, it, vi } from "vitest"
import { environment, handInProvider } from "./environment.ts"
import { endSession, startSession } from "./state/session/auth.ts"

it("does not make a call as the person who signs in while the code of the calls is fetched", async () => {
  const sent: string[] = []
  const call: Client["call"] = (operation, ..._given) => {
    sent.push(operation.name)
    return new Promise(() => {})
  }
  const loading = Promise.withResolvers<{ readonly call: Client["call"] }>()
  handInProvider(() => loading.promise)
  startSession({ email: "ann@example.com", token: "t-ann" })
  const asked = environment.call(getWardrobe)
  endSession()
  startSession({ email: "bea@example.com", token: "t-bea" })
  loading.resolve({ call })

  await expect(asked).rejects.toMatchObject({ code: "aborted" })
  expect(sent).toEqual([])
  void environment.call(getWardrobe)
  await vi.waitFor(() => expect(sent).toEqual(["getWardrobe"]))
})
