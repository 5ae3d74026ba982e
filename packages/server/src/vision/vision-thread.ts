import { loadClassifier } from "./classifier.ts"
import { type PhotoReading, readPhoto } from "./read-photo.ts"
import { VisionError, type VisionProblem } from "./vision-error.ts"

/** Errors lose their class between threads, so that a refusal travels as a value. */
export type VisionAnswer = { readonly reading: PhotoReading } | { readonly problem: VisionProblem }

let loading: ReturnType<typeof loadClassifier> | undefined

/** What the threads run: one photo. */
export default async function read(bytes: Uint8Array): Promise<VisionAnswer> {
  loading ??= loadClassifier()
  try {
    return { reading: await readPhoto(bytes, await loading) }
  } catch (error) {
    if (error instanceof VisionError) return { problem: error.code }
    throw error
  }
}
