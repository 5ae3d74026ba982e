import { onTestFinished, vi } from "vitest"

type Tell = (coords: { latitude: number; longitude: number }) => void

/** A browser that tells where she is, or does not. */
export function fakeWhere(answer: (told: Tell, refused: () => void) => void) {
  const getCurrentPosition = vi.fn(
    (onTold: (position: unknown) => void, onError: (error: unknown) => void) =>
      answer(
        (coords) => onTold({ coords }),
        () => onError({ code: 1, PERMISSION_DENIED: 1 }),
      ),
  )
  Object.defineProperty(navigator, "geolocation", {
    value: { getCurrentPosition },
    configurable: true,
  })
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "geolocation")
    Reflect.deleteProperty(window, "isSecureContext")
  })
  return getCurrentPosition
}
