import { proxy } from "valtio/vanilla"

/** The newest version of the app, where it is not the one that runs. */
export const update = proxy({ isReady: false, isPutOff: false })

let takeOver = () => {}

/** Tells that a new version waits; `take` puts it in the place of the one that runs. */
export function announceUpdate(take: () => void): void {
  takeOver = take
  Object.assign(update, { isReady: true, isPutOff: false })
}

/** Goes over to the new version. */
export function takeUpdate(): void {
  takeOver()
}

/** Leaves it for the next time that the app is opened. */
export function putUpdateOff(): void {
  update.isPutOff = true
}
