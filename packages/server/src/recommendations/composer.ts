import { Piscina } from "piscina"
import type { Queries } from "../database/tables.ts"
import { catalogueState, changedProducts } from "../stores/catalogue-changes.ts"
import {
  type ComposeResult,
  type ComposeTask,
  NO_REVISION,
  type QuestionName,
  type Questions,
} from "./composing.ts"

/** Composes looks on its own thread, which holds an index of the catalogue. */
export interface Composer {
  /** Brings the index up to date, so that the first feed need not wait for that. */
  prepare(): Promise<void>
  /** Answers over the catalogue as it is now. */
  ask<Name extends QuestionName>(
    kind: Name,
    order: Questions[Name]["order"],
  ): Promise<Questions[Name]["answer"]>
  /** How many questions wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

/** Starts the thread. Imports by any process reach its index with the next feed. */
export function createComposer(db: Queries): Composer {
  const thread = new Piscina<ComposeTask, ComposeResult>({
    filename: new URL("./compose-thread.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  })
  /** The index's revision, as far as this side knows. */
  let revision: number = NO_REVISION
  let updating: Promise<void> | undefined
  let isClosing = false

  async function update(): Promise<void> {
    const state = await catalogueState(db)
    if (revision < state.removedAt) {
      revision = NO_REVISION
      await thread.run({ kind: "clear" })
    }
    for await (const products of changedProducts(db, revision)) {
      if (isClosing) return
      await thread.run({ kind: "take", products })
    }
    // Changes made meanwhile may already be included; the next update sends them again.
    await thread.run({ kind: "reached", revision: state.revision })
    revision = state.revision
  }

  async function prepare(): Promise<void> {
    const wanted = (await catalogueState(db)).revision
    while (revision < wanted && !isClosing) {
      updating ??= update().finally(() => {
        updating = undefined
      })
      await updating
    }
  }

  async function attempt(question: string): Promise<{ answer: ComposeResult; at: number }> {
    await prepare()
    const at = revision
    return { answer: await thread.run({ kind: "ask", revision: at, question }), at }
  }

  return {
    prepare,
    async ask(kind, order) {
      const question = JSON.stringify({ kind, order })
      const { answer, at } = await attempt(question)
      // The thread answers each question with its own type.
      if (answer !== undefined) return JSON.parse(answer)
      // The thread was restarted: it gets the whole catalogue again.
      if (revision === at) revision = NO_REVISION
      const again = await attempt(question)
      if (again.answer === undefined) {
        throw new Error("The composing thread does not have the catalogue.")
      }
      return JSON.parse(again.answer)
    },
    waiting: () => thread.queueSize,
    async close() {
      isClosing = true
      // Whoever waits for the update gets its error.
      await updating?.catch(() => undefined)
      await thread.close()
    },
  }
}
