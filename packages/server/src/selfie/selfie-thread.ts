import { readSelfie, type SelfieReading } from "./read-selfie.ts"
import { SelfieError, type SelfieProblem } from "./selfie-error.ts"

export interface SelfieTask {
  readonly bytes: Uint8Array
  readonly wantsPaper: boolean
}

/** Errors lose their class between threads, so a refusal is passed as a value. */
export type SelfieAnswer = { readonly reading: SelfieReading } | { readonly problem: SelfieProblem }

/** Runs in the thread: reads one selfie, then overwrites its bytes. */
export default async function read({ bytes, wantsPaper }: SelfieTask): Promise<SelfieAnswer> {
  try {
    return { reading: await readSelfie(bytes, wantsPaper) }
  } catch (error) {
    if (error instanceof SelfieError) return { problem: error.code }
    throw error
  } finally {
    bytes.fill(0)
  }
}
