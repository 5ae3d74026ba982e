import { setupWorker } from "msw/browser"

/** Path below which every request is a call to the provider and must be mocked. */
const API = "/api/"

const unhandled: string[] = []

/** The calls no mock answered since the last time this was asked. */
export const takeUnhandledCalls = (): string[] => unhandled.splice(0)

/** Starts the worker behind which stories see only mocked calls. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: "./mockServiceWorker.js" },
    onUnhandledFrame: ({ frame }) => {
      if (frame.protocol !== "http") return
      const { request } = frame.data
      if (new URL(request.url).pathname.startsWith(API)) {
        unhandled.push(`${request.method} ${request.url}`)
      }
    },
  })
  return worker
}
