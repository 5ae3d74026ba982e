import { t } from "../words/t.ts"

/** Where a device is, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Her browser did not tell where she is; the message can be shown. */
export class WhereError extends Error {
  override readonly name = "WhereError"
}

const PATIENCE_MS = 20_000
const HOUR_MS = 60 * 60 * 1000

/** Whether this browser can tell where she is; it does so over HTTPS only. */
export function canTellWhere(): boolean {
  return "geolocation" in navigator && window.isSecureContext
}

/**
 * Has the browser ask her whether it may tell where she is. Resolves to a place rounded to 0.1 degrees, so
 * that nothing more exact leaves the device.
 * @throws {WhereError} if it does not tell
 */
export function whereIAm(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: toTenths(coords.latitude), longitude: toTenths(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          new WhereError(
            t(
              code === PERMISSION_DENIED
                ? "Your browser is not allowed to share where you are. Allow it in your browser’s settings for this page and ask again, or say above how today is."
                : "Your browser could not find out where you are. Please try again.",
            ),
          ),
        ),
      { enableHighAccuracy: false, maximumAge: HOUR_MS, timeout: PATIENCE_MS },
    )
  })
}

// Adding 0 turns -0 into 0.
const toTenths = (degrees: number) => (Math.round(degrees * 10) + 0) / 10
