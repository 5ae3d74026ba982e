import { afterAll, beforeAll, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { fingerprint } from "../security/tokens.ts"
import { makeAccount, openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import type { Message } from "./mailer.ts"
import { mailResetCode } from "./reset-mail.ts"

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(sqliteEngine)
})
afterAll(() => database.close())

async function ask(email: string, asker?: string) {
  const sent: Message[] = []
  const mailer = { send: async (message: Message) => void sent.push(message) }
  await mailResetCode({ database, mailer, clock: () => 0 }, { email, asker })
  const codes = await database.queries
    .selectFrom("reset_codes")
    .select(["asker", "code_hash"])
    .where("subject", "=", fingerprint(email))
    .execute()
  return { codes, mailed: sent.map(({ text }) => /\b\d{8}\b/.exec(text)?.[0] ?? "") }
}

it("mails the code that is kept, for the device that asked or for strangers", async () => {
  const email = `${await makeAccount(database.queries)}@example.org`

  const { codes, mailed } = await ask(email, "laptop")

  expect(codes).toEqual([{ asker: "laptop", code_hash: fingerprint(mailed[0] ?? "") }])
  expect((await ask(email)).codes).toHaveLength(2)
})

it("does the same for an unknown email, so that trying a code takes as long, but mails nobody", async () => {
  const { codes, mailed } = await ask("nobody@example.org")

  expect(codes).toEqual([{ asker: "strangers", code_hash: expect.any(String) }])
  expect(mailed).toEqual([])
})
