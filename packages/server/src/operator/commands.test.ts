import { afterAll, beforeAll, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { fingerprint } from "../security/tokens.ts"
import { findAccount } from "../stores/accounts.ts"
import { deleteExpiredInvitations, takeInvitation } from "../stores/invitations.ts"
import { findToken, saveToken } from "../stores/tokens.ts"
import { makeAccount, openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import { runCommand } from "./commands.ts"

const DAY = 24 * 60 * 60 * 1000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(sqliteEngine)
})
afterAll(() => database.close())

const run = (...parameters: string[]) =>
  runCommand(parameters, { database, now: DAY, address: "https://stylin.example" })

it("makes operators of accounts, of none by itself, and takes that back", async () => {
  const id = await makeAccount(database.queries)
  const { email = "" } = (await findAccount(database.queries, id)) ?? {}
  const isOperator = async () => {
    const rows = database.queries.selectFrom("accounts").select("is_operator").where("id", "=", id)
    return (await rows.executeTakeFirstOrThrow()).is_operator
  }
  expect(await isOperator()).toBe(0)

  await run("grant", ` ${email.toUpperCase()} `)
  expect(await isOperator()).toBe(1)
  await run("withdraw", email)
  expect(await isOperator()).toBe(0)
  await expect(run("grant", "nobody@example.org")).rejects.toThrow("There is no account")
})

it("ends all sign-ins of an account, and nobody else's", async () => {
  const { queries } = database
  const sign = async (tokenHash: string) => {
    const accountId = await makeAccount(queries)
    await saveToken(queries, { tokenHash, accountId, now: 0, expiresAt: DAY, label: null })
    return (await findAccount(queries, accountId))?.email ?? ""
  }
  const email = await sign("hers")
  await sign("another's")

  expect(await run("sign-out", email)).toBe(`${email} is signed in nowhere.`)

  expect(await findToken(queries, "hers", 1)).toBeUndefined()
  expect(await findToken(queries, "another's", 1)).toBeDefined()
  await expect(run("sign-out", "nobody@example.org")).rejects.toThrow("There is no account")
})

it("closes and opens sign-up, and invites with a link that works once and ends", async () => {
  expect(await run("sign-up")).toBe("Anybody may sign up.")
  expect(await run("sign-up", "invited")).toBe("Who has an invitation may sign up.")

  const told = await run("invite")
  const [, token = ""] =
    /^https:\/\/stylin\.example\/onboarding\/1#invitation=([\w-]{43})\n/.exec(told) ?? []
  const take = (now: number) => takeInvitation(database.queries, fingerprint(token), now)
  expect(await take(15 * DAY)).toBe(false)
  expect(await take(15 * DAY - 1)).toBe(true)
  expect(await take(DAY)).toBe(false)

  await run("invite")
  await deleteExpiredInvitations(database.queries, 15 * DAY)
  expect(await database.queries.selectFrom("invitations").selectAll().execute()).toEqual([])
  expect(await run("sign-up", "open")).toBe("Anybody may sign up.")
})

it.each([
  [[], "A command is missing."],
  [["sing"], 'There is no command "sing".'],
  [["toString"], 'There is no command "toString".'],
  [["grant"], "EMAIL is missing."],
  [["invite", "ann@example.org"], '"ann@example.org" is one parameter too many.'],
  [["sign-up", "closed"], '"closed" is neither open nor invited.'],
])("refuses %j", async (parameters, message) => {
  await expect(run(...parameters)).rejects.toThrow(message)
})
