import type { Drawings } from "../pictures/drawings.ts"
import { lookAsked } from "../pictures/look-address.ts"
import type { OwnLooks } from "../pictures/own-looks.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import type { ClothStores } from "./late-cloth.ts"
import { shownOwnLook } from "./own-looks.ts"
import type { PhotoStores } from "./photo-services.ts"
import { shownLook } from "./product-photos.ts"

interface Drawers extends PhotoStores, ClothStores {
  readonly drawings: Drawings
  readonly ownLooks: OwnLooks
  readonly pictureKey: string
}

/**
 * Begins to draw a look that its owner's page will ask for in a moment. Does nothing while other
 * pictures are being drawn: those have been asked for already.
 * @param photo the look's picture, as the store keeps its address
 */
export function drawAhead(services: Drawers, owner: string, photo: string): void {
  const { drawings, ownLooks } = services
  if (!drawings.isIdle() || !ownLooks.isIdle()) return
  // A failure shows as soon as the page asks for the picture.
  begin(services, owner, photo).catch(() => undefined)
}

async function begin(services: Drawers, owner: string, photo: string): Promise<void> {
  const asked = lookAsked(photo, services.pictureKey)
  const [, file] = /^\/api\/pictures\/own-looks\/[^/]+\/([^/]+)$/.exec(photo) ?? []
  if (asked) {
    await shownLook(services, asked, { name: owner, stride: MEMBER_STRIDE })
  } else if (file !== undefined) {
    await shownOwnLook(services, owner, file)
  }
}
