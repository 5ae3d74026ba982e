import type { LogEvent } from "kysely"
import type { ObjectStore } from "../objects/object-store.ts"
import type { Arrivals } from "../photos/arrivals.ts"
import type { Composer } from "../recommendations/composer.ts"
import { VisionError } from "../vision/vision-error.ts"
import type { Metrics } from "./metrics.ts"

/** Measures a piece of work by whether it succeeds. */
async function timed<Result>(
  work: () => Promise<Result>,
  note: (outcome: "ok" | "failed", seconds: number) => void,
): Promise<Result> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    const result = await work()
    note("ok", seconds())
    return result
  } catch (error) {
    note("failed", seconds())
    throw error
  }
}

/** The same object store, measured. */
export function measuredObjects(store: ObjectStore, { objects }: Metrics): ObjectStore {
  const measure =
    <Given extends unknown[], Result>(
      action: keyof ObjectStore,
      work: (...given: Given) => Promise<Result>,
    ) =>
    (...given: Given) =>
      timed(
        () => work(...given),
        (outcome, seconds) => objects.observe({ action, outcome }, seconds),
      )
  return {
    put: measure("put", store.put),
    get: measure("get", store.get),
    delete: measure("delete", store.delete),
  }
}

/** The same composer, measured. Questions that are turned away count as failed. */
export function measuredComposer(composer: Composer, { composing }: Metrics): Composer {
  return {
    ...composer,
    ask: (question, order) =>
      timed(
        () => composer.ask(question, order),
        (outcome, seconds) => composing.observe({ question, outcome }, seconds),
      ),
  }
}

/** The same arrivals, counted. */
export function countedArrivals(arrivals: Arrivals, { photos }: Metrics): Arrivals {
  return {
    ...arrivals,
    async receive(bytes, sender) {
      try {
        const photo = await arrivals.receive(bytes, sender)
        photos.inc({ outcome: "received" })
        return photo
      } catch (error) {
        photos.inc({ outcome: error instanceof VisionError ? "unfit" : "refused" })
        throw error
      }
    },
  }
}

const QUERY_KINDS: Readonly<Record<string, string>> = {
  SelectQueryNode: "select",
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
}

/** Measures every query of a store; for its `watch`. */
export function measureQueries({ queries }: Metrics): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    const kind = QUERY_KINDS[query.query.kind] ?? "other"
    const outcome = level === "error" ? "failed" : "ok"
    queries.observe({ kind, outcome }, queryDurationMillis / 1000)
  }
}
