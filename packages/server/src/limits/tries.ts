import { Refusal } from "@stylin/api/contract"
import type { Database } from "../database/open.ts"
import { sign } from "../security/tokens.ts"
import { countTry, forgetTries, takeTurn, uncountTry, type Waits } from "../stores/tries.ts"
import type { Limit } from "./limits.ts"

const SECOND = 1000
const DAY_MS = 24 * 60 * 60 * SECOND
/** This many wrong passwords in a row count as mistakes. */
const FREE_GUESSES = 10
const LONGEST_WAIT_MS = 15 * 60 * SECOND

/**
 * Each further wrong password doubles the wait: 2 s, 4 s and so on up to 15 minutes. That is 113
 * guesses on the first day and 96 on any other.
 */
const WAITS: Waits = {
  afterMs: (count) =>
    count < FREE_GUESSES ? 0 : Math.min(LONGEST_WAIT_MS, 2 ** (count - FREE_GUESSES + 1) * SECOND),
  forgottenAfterMs: DAY_MS,
}

/** Counts tries by name, in the store, so that all processes share the count. */
export interface Tries {
  /** @throws {Refusal} 429 if the limit is exceeded */
  count(name: string, limit: Limit): Promise<void>
  /** Uncounts a try that turned out right. */
  uncount(name: string): Promise<void>
  /**
   * Counts a guess before it is compared, so that simultaneous guesses all count.
   * @throws {Refusal} 429 while the wrong ones before it impose a wait
   */
  guess(name: string): Promise<void>
  /** Uncounts a guess that was right; with `all` also the wrong ones before it. */
  guessedRight(name: string, options: { all: boolean }): Promise<void>
}

/** @param key hashes the names, so that addresses and the like never reach the store */
export function createTries(
  { queries }: Pick<Database, "queries">,
  { clock, key }: { clock: () => number; key: string },
): Tries {
  const subjectOf = (name: string) => sign(`tries ${name}`, key)
  return {
    async count(name, { max, windowMs }) {
      const now = clock()
      const { count, endsAt } = await countTry(queries, subjectOf(name), { now, windowMs })
      if (count > max) throw tooMany(endsAt - now)
    },
    uncount: (name) => uncountTry(queries, subjectOf(name)),
    async guess(name) {
      const now = clock()
      const refused = await takeTurn(queries, subjectOf(name), now, WAITS)
      if (refused) throw tooMany(refused.nextAt - now)
    },
    guessedRight: (name, { all }) => (all ? forgetTries : uncountTry)(queries, subjectOf(name)),
  }
}

/** Whose tries are counted together: those of a device that the account knows, or all strangers'. */
export function askerOf(device: string | undefined): string {
  return device ?? "strangers"
}

function tooMany(waitMs: number): Refusal {
  return new Refusal(429, "Too many tries. Please wait a little and try again.", {
    retryAfterSeconds: waitMs / SECOND,
  })
}
