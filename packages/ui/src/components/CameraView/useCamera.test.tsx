import { act, cleanup, renderHook, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { CameraDevices } from "./openCamera.ts"
import { useCamera } from "./useCamera.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class FakeTrack extends EventTarget {
  readyState = "live"
  readonly facing: string | undefined
  constructor(facing?: string) {
    super()
    this.facing = facing
  }
  stop() {
    this.readyState = "ended"
  }
  getSettings() {
    return this.facing === undefined ? {} : { facingMode: this.facing }
  }
}

/** Devices that record their streams and what was asked of them. */
function fakeDevices({ cameras = 1, facing }: { cameras?: number; facing?: string } = {}) {
  const tracks: FakeTrack[] = []
  const getUserMedia = vi.fn(async () => {
    const track = new FakeTrack(facing)
    tracks.push(track)
    return { getTracks: () => [track], getVideoTracks: () => [track] }
  })
  const enumerateDevices = async () => [
    { kind: "audioinput" },
    ...Array.from({ length: cameras }, () => ({ kind: "videoinput" })),
  ]
  // jsdom has no media devices; these have the part that the hook uses.
  const devices = { getUserMedia, enumerateDevices } as unknown as CameraDevices
  return { devices: () => devices, getUserMedia, tracks }
}

function refusing(name: string) {
  const { devices, getUserMedia } = fakeDevices()
  getUserMedia.mockRejectedValue(new DOMException("refused", name))
  return devices
}

const kindOf = (hook: { current: ReturnType<typeof useCamera> }) => hook.current.state.kind

async function live(options: Omit<Parameters<typeof useCamera>[0], "facingMode">) {
  const hook = renderHook(useCamera, {
    initialProps: { facingMode: "user" as const, autoStart: true, ...options },
  })
  await waitFor(() => expect(kindOf(hook.result)).toBe("live"))
  return hook
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"))
  })
}

it("waits for start, then goes live with the camera that was asked for", async () => {
  const { devices, getUserMedia } = fakeDevices()
  const { result } = renderHook(() => useCamera({ facingMode: "environment", devices }))
  expect(kindOf(result)).toBe("idle")
  expect(getUserMedia).not.toHaveBeenCalled()

  act(() => result.current.start())
  expect(kindOf(result)).toBe("starting")

  await waitFor(() => expect(result.current.state).toMatchObject({ facing: "environment" }))
  expect(getUserMedia).toHaveBeenCalledWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: "environment" } }),
    }),
  )
})

it("trusts the camera on which way it faces", async () => {
  const { result } = await live(fakeDevices({ facing: "environment" }))

  expect(result.current.state).toMatchObject({ kind: "live", facing: "environment" })
})

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "no-camera"],
  ["OverconstrainedError", "no-camera"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "failed"],
])("reports %s as %s", async (name, kind) => {
  const devices = refusing(name)
  const { result } = renderHook(() => useCamera({ facingMode: "user", autoStart: true, devices }))

  await waitFor(() => expect(kindOf(result)).toBe(kind))
})

it.each([
  [false, "insecure"],
  [true, "no-camera"],
])("without devices, on a page whose security is %s, says %s", async (isSecure, kind) => {
  vi.stubGlobal("isSecureContext", isSecure)
  const none = () => undefined
  const { result } = renderHook(() =>
    useCamera({ facingMode: "user", autoStart: true, devices: none }),
  )

  await waitFor(() => expect(kindOf(result)).toBe(kind))
})

it("tries again after a problem", async () => {
  const { devices, getUserMedia } = fakeDevices()
  getUserMedia.mockRejectedValueOnce(new DOMException("refused", "NotAllowedError"))
  const { result } = renderHook(() => useCamera({ facingMode: "user", autoStart: true, devices }))
  await waitFor(() => expect(kindOf(result)).toBe("denied"))

  act(() => result.current.start())

  await waitFor(() => expect(kindOf(result)).toBe("live"))
})

it("closes the camera when the component unmounts", async () => {
  const { devices, tracks } = fakeDevices()
  const { unmount } = await live({ devices })

  unmount()

  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"])
})

it("closes a camera that opens only after the component has unmounted", async () => {
  const { devices, getUserMedia, tracks } = fakeDevices()
  const { unmount } = renderHook(() => useCamera({ facingMode: "user", autoStart: true, devices }))
  expect(getUserMedia).toHaveBeenCalledOnce()

  unmount()

  await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]))
})

it("closes the camera while the page is hidden, and opens it again after", async () => {
  const { devices, tracks } = fakeDevices()
  const { result } = await live({ devices })

  setHidden(true)
  expect(kindOf(result)).toBe("idle")
  expect(tracks[0]?.readyState).toBe("ended")

  setHidden(false)
  await waitFor(() => expect(kindOf(result)).toBe("live"))
  expect(tracks[1]?.readyState).toBe("live")
})

it("stays closed after stop, even when the page is visible again", async () => {
  const { devices, tracks } = fakeDevices()
  const { result } = await live({ devices })

  act(() => result.current.stop())
  setHidden(true)
  setHidden(false)

  expect(kindOf(result)).toBe("idle")
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"])
})

it("switches cameras, and never holds two at once", async () => {
  const { devices, getUserMedia, tracks } = fakeDevices({ cameras: 2 })
  const { result } = await live({ devices })
  expect(result.current.canSwitch).toBe(true)

  act(() => result.current.switchFacing())
  expect(tracks[0]?.readyState).toBe("ended")

  await waitFor(() => expect(result.current.state).toMatchObject({ facing: "environment" }))
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

it("offers no switch if there is only one camera", async () => {
  const { result } = await live(fakeDevices({ cameras: 1 }))

  expect(result.current.canSwitch).toBe(false)
})

it("reports that the camera stopped by itself", async () => {
  const { devices, tracks } = fakeDevices()
  const { result } = await live({ devices })

  act(() => {
    tracks[0]?.dispatchEvent(new Event("ended"))
  })

  expect(kindOf(result)).toBe("failed")
})
