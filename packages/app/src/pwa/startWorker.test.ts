// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest"
import { page } from "../lib/page.ts"
import { startWorker } from "./startWorker.ts"
import { takeUpdate, update } from "./update.ts"

/** A browser's service workers, with or without one that waits. */
function fakeWorkers({ hasWaiting, isControlled }: { hasWaiting: boolean; isControlled: boolean }) {
  const postMessage = vi.fn()
  const installing = new EventTarget()
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: hasWaiting ? { postMessage } : null,
  })
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: vi.fn(async () => registration),
  })
  return { workers, registration, installing, postMessage }
}
// The few members that are used stand for the browser's whole interface.
const asContainer = (workers: unknown) => workers as ServiceWorkerContainer

afterEach(() => {
  Object.assign(update, { isReady: false, isPutOff: false })
  vi.restoreAllMocks()
})

it("offers a waiting version, and reloads once it has taken over", async () => {
  const { workers, postMessage } = fakeWorkers({ hasWaiting: true, isControlled: true })
  const reload = vi.spyOn(page, "reload").mockImplementation(() => {})
  await startWorker(asContainer(workers))
  expect(update.isReady).toBe(true)
  expect(postMessage).not.toHaveBeenCalled()

  takeUpdate()
  expect(postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" })
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event("controllerchange"))
  expect(reload).toHaveBeenCalledOnce()
})

it("offers a version found later", async () => {
  const { workers, registration, installing } = fakeWorkers({
    hasWaiting: false,
    isControlled: true,
  })
  await startWorker(asContainer(workers))
  expect(update.isReady).toBe(false)
  registration.dispatchEvent(new Event("updatefound"))
  Object.assign(registration, { waiting: { postMessage: vi.fn() } })
  installing.dispatchEvent(new Event("statechange"))
  expect(update.isReady).toBe(true)
})

it("offers a version that was being fetched already", async () => {
  const { workers, registration, installing } = fakeWorkers({
    hasWaiting: false,
    isControlled: true,
  })
  await startWorker(asContainer(workers))
  Object.assign(registration, { waiting: { postMessage: vi.fn() } })
  installing.dispatchEvent(new Event("statechange"))
  expect(update.isReady).toBe(true)
})

it("does not announce the very first version", async () => {
  const { workers } = fakeWorkers({ hasWaiting: true, isControlled: false })
  await startWorker(asContainer(workers))
  expect(update.isReady).toBe(false)
})

it("goes on if there can be no service worker", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  const { workers } = fakeWorkers({ hasWaiting: false, isControlled: false })
  workers.register.mockRejectedValue(new Error("forbidden"))
  await startWorker(asContainer(workers))
  expect(warned).toHaveBeenCalledOnce()
})
