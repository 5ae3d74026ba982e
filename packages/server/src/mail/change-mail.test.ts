import { afterAll, beforeAll, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { Fault } from "../jobs/job-kinds.ts"
import { findAccount } from "../stores/accounts.ts"
import { makeAccount, openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import { mailChange } from "./change-mail.ts"
import { MailNotSent, type Message } from "./mailer.ts"

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(sqliteEngine)
})
afterAll(() => database.close())

async function tell(accountId: string) {
  const sent: Message[] = []
  const mailer = { send: async (message: Message) => void sent.push(message) }
  await mailChange({ database, mailer }, { accountId, change: "password-set" })
  return sent
}

it("tells her what changed, and what to do if it was not her", async () => {
  const accountId = await makeAccount(database.queries)
  const to = (await findAccount(database.queries, accountId))?.email

  const text = expect.stringMatching(/has just been changed[\s\S]*"Forgot password\?"/)
  expect(await tell(accountId)).toEqual([{ to, subject: "Your Stylin password has changed", text }])
})

it("tells nobody of an account that is erased by now", async () => {
  expect(await tell("nobody")).toEqual([])
})

it("is tried again while mails are not taken", async () => {
  const accountId = await makeAccount(database.queries)
  const mailer = { send: () => Promise.reject(new MailNotSent("ECONNREFUSED")) }
  const mailing = mailChange({ database, mailer }, { accountId, change: "way-in-added" })
  await expect(mailing).rejects.toBeInstanceOf(Fault)
})
