import { Refusal } from "@stylin/api/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import { createTries, type Tries } from "./tries.ts"

const DAY = 24 * 60 * 60 * 1000

let database: Database
let tries: Tries
let now = 0
beforeAll(async () => {
  database = await openTestDatabase(sqliteEngine)
  tries = createTries(database, { clock: () => now, key: "key" })
})
afterAll(() => database.close())

/** How long the next guess has to wait, in milliseconds; 0 if it was let through. */
async function waitFor(name: string): Promise<number> {
  try {
    await tries.guess(name)
    return 0
  } catch (error) {
    if (error instanceof Refusal) return (error.retryAfterSeconds ?? 0) * 1000
    throw error
  }
}

/** Guesses as fast as the limit allows. */
async function guessesUntil(end: number): Promise<number> {
  let guesses = 0
  while (now < end) {
    const wait = await waitFor("an account")
    if (wait === 0) guesses += 1
    now += wait
  }
  return guesses
}

it("lets 113 guesses through on the first day, and 96 on any other", async () => {
  expect(await guessesUntil(DAY)).toBe(113)
  expect(await guessesUntil(2 * DAY)).toBe(96)
})

it("forgets wrong guesses after a day without one", async () => {
  for (let guess = 0; guess < 10; guess += 1) await tries.guess("quiet")
  expect(await waitFor("quiet")).toBe(2000)
  now += DAY
  expect(await waitFor("quiet")).toBe(0)
  expect(await waitFor("quiet")).toBe(0)
})

it("keeps no name in the store", async () => {
  await tries.count("credentials from 192.0.2.1", { max: 1, windowMs: 1 })

  const rows = await database.queries.selectFrom("tries").select("subject").execute()
  expect(rows.map(({ subject }) => subject).join()).not.toMatch(/192|account/)
})
