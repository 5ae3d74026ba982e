import { proxy } from "valtio/vanilla"

/** Whether a newer version of the app is ready, and whether she has postponed it. */
export const update = proxy({ isReady: false, isPutOff: false })

let takeOver = () => {}

/** Announces that a new version waits; `take` lets it replace the running one. */
export function announceUpdate(take: () => void): void {
  takeOver = take
  Object.assign(update, { isReady: true, isPutOff: false })
}

/** Switches to the new version. */
export function takeUpdate(): void {
  takeOver()
}

/** Leaves it for the next time the app is opened. */
export function putUpdateOff(): void {
  update.isPutOff = true
}
