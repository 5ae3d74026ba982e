import { type Shed, tooBusy } from "../limits/busy.ts"
import {
  type CatalogueStore,
  type CatalogueThread,
  startCatalogueThread,
} from "./catalogue-thread.ts"
import type { QuestionName, Questions } from "./composing.ts"
import type { IndexKeeping } from "./kept-index.ts"
import { createLine } from "./line.ts"

/** Composes looks on threads of its own, each of which holds an index of the catalogue. */
export interface Composer {
  /** Brings the indexes up to date, so that the first feed need not wait for that. */
  prepare(): Promise<void>
  /**
   * Answers over the catalogue as it is now.
   * @throws {Refusal} 503 if there is more to compose than can be done in time
   */
  ask<Name extends QuestionName>(
    kind: Name,
    order: Questions[Name]["order"],
  ): Promise<Questions[Name]["answer"]>
  /** How many questions wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

/** More would wait longer than anybody is let wait. */
const WAITING_PER_THREAD = 32

interface ComposerOptions {
  /** Threads, each of which holds the whole catalogue in memory. */
  readonly threads: number
  /** How long a question may wait for its turn, in milliseconds. */
  readonly patienceMs: number
  readonly waitingPerThread?: number
  /** How long may be expected to pass until its turn comes, in milliseconds; 0: any time. */
  readonly soonMs?: number
  readonly shed?: Shed
  /** Where the index is kept between two starts; left out if nowhere. */
  readonly keeping?: IndexKeeping
}

/** No thread runs until it is needed. */
export function createComposer(
  store: CatalogueStore,
  {
    threads: count,
    patienceMs,
    waitingPerThread = WAITING_PER_THREAD,
    soonMs = 0,
    shed = tooBusy,
    keeping,
  }: ComposerOptions,
): Composer {
  const [first, ...others] = startThreads(store, count, keeping)
  const line = createLine({
    atOnce: count,
    mostWaiting: count * waitingPerThread,
    patienceMs,
    soonMs,
    shed,
  })
  /** How many questions each thread is answering. */
  const answering = new Map<CatalogueThread, number>()
  let preparing: Promise<void> | undefined

  function prepareOthers(): Promise<void> {
    preparing ??= inTurn(others).finally(() => {
      preparing = undefined
    })
    return preparing
  }

  /** A thread without an index would keep whoever asks it waiting for one. */
  function freest(): CatalogueThread {
    const load = (thread: CatalogueThread) => answering.get(thread) ?? 0
    const ready = others.filter((thread) => thread.isReady())
    // What fails here fails again, and is reported, when the thread is asked.
    if (ready.length < others.length) prepareOthers().catch(() => undefined)
    return ready.reduce((best, one) => (load(one) < load(best) ? one : best), first)
  }

  async function askOne(question: string): Promise<string> {
    const thread = freest()
    answering.set(thread, (answering.get(thread) ?? 0) + 1)
    try {
      return await thread.ask(question)
    } finally {
      answering.set(thread, (answering.get(thread) ?? 1) - 1)
    }
  }

  return {
    async prepare() {
      await first.prepare()
      await prepareOthers()
    },
    async ask(kind, order) {
      // Nobody is turned away because the first index is still being built.
      if (!first.isReady()) await first.prepare()
      const answer = await line.take(() => askOne(JSON.stringify({ kind, order })))
      // The threads answer each question with its own type.
      return JSON.parse(answer)
    },
    waiting: line.waiting,
    async close() {
      await Promise.all([first, ...others].map((thread) => thread.close()))
    },
  }
}

function startThreads(
  store: CatalogueStore,
  count: number,
  keeping: IndexKeeping | undefined,
): [CatalogueThread, ...CatalogueThread[]] {
  const start = (isFirst: boolean) => startCatalogueThread(store, { keeping, isFirst })
  return [start(true), ...Array.from({ length: count - 1 }, () => start(false))]
}

/** One after the other: reading the whole catalogue several times at once would keep the store busy. */
async function inTurn(threads: readonly CatalogueThread[]): Promise<void> {
  for (const thread of threads) await thread.prepare()
}
