import { Piscina } from "piscina"
import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { catalogueState, changedProducts } from "../stores/catalogue-changes.ts"
import { type ComposeResult, type ComposeTask, NO_REVISION } from "./composing.ts"
import { type IndexKeeping, keepIndex } from "./kept-index.ts"

/** Where the catalogue is. */
export type CatalogueStore = Pick<Database, "queries" | "mayLag">

/** A thread that holds an index of the catalogue and answers questions over it. */
export interface CatalogueThread {
  /** Whether its index has been built. */
  isReady(): boolean
  /** Brings the index up to date. */
  prepare(): Promise<void>
  /** Answers a question, both as JSON, over the catalogue as it is now. */
  ask(question: string): Promise<string>
  close(): Promise<void>
}

interface ThreadOptions {
  /** Where its index is kept between two starts; left out if nowhere. */
  readonly keeping?: IndexKeeping | undefined
  /** Whether it is the one of its process that writes there. */
  readonly isFirst: boolean
}

/** Starts a thread. Imports by any process reach its index with the next question. */
export function startCatalogueThread(
  store: CatalogueStore,
  { keeping, isFirst }: ThreadOptions,
): CatalogueThread {
  const thread = new Piscina<ComposeTask, ComposeResult>({
    filename: new URL("./compose-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // Its index takes longer to build than to keep.
    idleTimeout: Number.POSITIVE_INFINITY,
  })
  const kept = keeping && keepIndex(keeping, (task) => thread.run(task), isFirst)
  /** The index's revision, as far as this side knows. */
  let revision: number = NO_REVISION
  let updating: Promise<void> | undefined
  /** They read the store, so that closing waits for them. */
  const preparations = new Set<Promise<void>>()
  let isClosing = false

  /** Resolves to whether the database has the wanted revision; the index has it then, too. */
  async function updateFrom(db: Queries, wanted: number): Promise<boolean> {
    const state = await catalogueState(db)
    if (state.revision < wanted) return false
    if (kept && revision === NO_REVISION) revision = await kept.recall(store.queries)
    if (revision < state.removedAt) {
      revision = NO_REVISION
      await thread.run({ kind: "clear" })
    }
    let taken = 0
    for await (const products of changedProducts(db, revision)) {
      if (isClosing) return true
      await thread.run({ kind: "take", products })
      taken += products.length
    }
    // Changes made meanwhile may already be included; the next update sends them again.
    await thread.run({ kind: "reached", revision: state.revision })
    revision = state.revision
    await kept?.took(store.queries, taken, revision)
    return true
  }

  async function update(wanted: number): Promise<void> {
    // Whole catalogues are read here: the store's own server is spared where a replica has it all.
    const isThere = await store.mayLag((db) => updateFrom(db, wanted))
    if (!isThere) await updateFrom(store.queries, wanted)
  }

  function prepare(): Promise<void> {
    if (isClosing) return Promise.resolve()
    const preparation = catchUp().finally(() => preparations.delete(preparation))
    preparations.add(preparation)
    return preparation
  }

  async function catchUp(): Promise<void> {
    const wanted = (await catalogueState(store.queries)).revision
    while (revision < wanted && !isClosing) {
      updating ??= update(wanted).finally(() => {
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
    isReady: () => revision !== NO_REVISION,
    prepare,
    async ask(question) {
      const { answer, at } = await attempt(question)
      if (answer !== undefined) return answer
      // The thread was restarted: it gets the whole catalogue again.
      if (revision === at) revision = NO_REVISION
      const again = await attempt(question)
      if (again.answer === undefined) {
        throw new Error("The composing thread does not have the catalogue.")
      }
      return again.answer
    },
    async close() {
      isClosing = true
      // Whoever waits for one gets its error.
      await Promise.allSettled(preparations)
      await thread.close()
    },
  }
}
