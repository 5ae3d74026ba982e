import type { CompressReply, CompressRequest } from "./messages.ts"

/** The part of a worker that the compressor uses. */
export type CompressWorker = Pick<Worker, "postMessage" | "terminate"> & EventTarget

interface Waiting {
  readonly resolve: (photo: Blob) => void
  readonly reject: (cause: Error) => void
}

/** Compresses photos off the page's main thread. */
export interface Compressor {
  /** The photo ready to send. Rejects if it cannot be decoded, or the worker failed. */
  compress(photo: Blob): Promise<Blob>
  /** Ends the worker and frees its memory; pending photos are rejected. */
  close(): void
}

/** Makes a compressor over a worker of its own. */
export function createCompressor(worker: CompressWorker): Compressor {
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  worker.addEventListener("message", (event) => {
    if (!(event instanceof MessageEvent)) return
    // Only the worker's module answers here.
    const reply = event.data as CompressReply
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ("photo" in reply) asked?.resolve(reply.photo)
    else asked?.reject(new Error(reply.error))
  })
  worker.addEventListener("error", (event) => {
    const why = "message" in event ? `: ${String(event.message)}` : "."
    giveUp(new Error(`The compression of photos failed${why}`))
  })

  function giveUp(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    compress: (photo) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const request: CompressRequest = { id: lastId, photo }
        waiting.set(lastId, { resolve, reject })
        worker.postMessage(request)
      }),
    close() {
      worker.terminate()
      giveUp(new Error("The compression of photos was stopped."))
    },
  }
}

/** A compressor in a worker thread of this page. */
export function startCompressor(): Compressor {
  // As one expression, because the bundler recognises a worker only in this form.
  return createCompressor(
    new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" }),
  )
}
