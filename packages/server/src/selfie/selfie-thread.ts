import { loadSelfieReader, type SelfieReader, type SelfieReading } from "./read-selfie.ts"
import { SelfieError, type SelfieProblem } from "./selfie-error.ts"

export interface SelfieTask {
  readonly bytes: Uint8Array
  readonly wantsPaper: boolean
}

/** Errors lose their class between threads, so a refusal is passed as a value. */
export type SelfieAnswer = { readonly reading: SelfieReading } | { readonly problem: SelfieProblem }

let loading: Promise<SelfieReader> | undefined

/** Loaded with the first selfie; what failed to load is tried again with the next. */
function reader(): Promise<SelfieReader> {
  loading ??= loadSelfieReader().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Runs in the thread: reads one selfie, then overwrites its bytes. */
export default async function read({ bytes, wantsPaper }: SelfieTask): Promise<SelfieAnswer> {
  try {
    return { reading: await (await reader()).read(bytes, wantsPaper) }
  } catch (error) {
    if (error instanceof SelfieError) return { problem: error.code }
    throw error
  } finally {
    bytes.fill(0)
  }
}
