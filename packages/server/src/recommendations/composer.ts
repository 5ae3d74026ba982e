import { availableParallelism } from "node:os"
import type { ComposeInput, OutfitLook } from "@stylin/stylist"
import { Piscina } from "piscina"
import type { WearableGarment } from "./garments.ts"

/** Composes looks on threads of their own: a feed takes ten to twenty milliseconds of pure computing. */
export interface Composer {
  compose(input: ComposeInput<WearableGarment>): Promise<OutfitLook<WearableGarment>[]>
  close(): Promise<void>
}

/** Starts the first thread; more come when they are needed. */
export function createComposer(): Composer {
  const pool = new Piscina<ComposeInput<WearableGarment>, OutfitLook<WearableGarment>[]>({
    filename: new URL("./compose-thread.ts", import.meta.url).href,
    minThreads: 1,
    // One core is left to the calls themselves.
    maxThreads: Math.max(1, availableParallelism() - 1),
  })
  return {
    compose: (input) => pool.run(input),
    close: () => pool.close(),
  }
}
