import { type FetchOptions, fetchPhoto } from "./fetch-photo.ts"
import { createHostPace, type HostPace } from "./host-pace.ts"
import { isAllowedHost } from "./hosts.ts"

/** Shops' photographs, from the hosts that the operator allows. */
export interface ShopPhotos {
  /** Whether the operator lets the server fetch from this link's host. */
  isAllowed(link: string): boolean
  /** Whether there is any such host. */
  readonly isOn: boolean
  /**
   * The bytes behind a link, when it is its host's turn.
   * @throws {ShopPhotoError} with the reason
   */
  fetch(link: string): Promise<Uint8Array>
  readonly pace: Pick<HostPace, "rest" | "restsUntil">
}

interface ShopPhotoOptions extends Pick<FetchOptions, "hosts" | "network"> {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Between two requests to a host. */
  readonly gapMs?: number
}

export function createShopPhotos({ hosts, network, ...timing }: ShopPhotoOptions): ShopPhotos {
  const pace = createHostPace(timing)
  return {
    isAllowed: (link) => isAllowedHost(hosts, new URL(link).hostname),
    isOn: hosts.length > 0,
    async fetch(link) {
      await pace.turn(new URL(link).hostname)
      return fetchPhoto(link, { hosts, ...(network && { network }) })
    },
    pace,
  }
}
