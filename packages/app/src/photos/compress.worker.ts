import { compressPhoto } from "./compress.ts"
import type { CompressReply, CompressRequest } from "./messages.ts"

// One photo after the other, so that ten of them need no more memory than one.
let last: Promise<void> = Promise.resolve()

addEventListener("message", ({ data }: MessageEvent<CompressRequest>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, photo }: CompressRequest): Promise<void> {
  postMessage(await replyTo(id, photo))
}

async function replyTo(id: number, photo: Blob): Promise<CompressReply> {
  try {
    return { id, photo: await compressPhoto(photo) }
  } catch (cause) {
    return { id, error: cause instanceof Error ? cause.message : String(cause) }
  }
}
