import * as z from "zod/mini"
import { identifier, picture } from "./common.ts"
import { operation } from "./operation.ts"
import { PHOTO_MAX_BYTES } from "./users.ts"
import { wardrobeItem } from "./wardrobe.ts"

export const replacePhoto = operation({
  name: "replacePhoto",
  method: "POST",
  path: "/items/wardrobe/photo",
  summary:
    "Shows an item of her wardrobe by another photo. Its colours are read from that, unless she or a shop has said them.",
  tag: "items",
  access: "user",
  query: z.strictObject({ item_id: identifier }),
  files: { field: "files", max: 1, maxBytes: PHOTO_MAX_BYTES },
  result: wardrobeItem,
  envelope: "data",
  refusals: [404, 413, 415, 503],
})

export const restorePhoto = operation({
  name: "restorePhoto",
  method: "POST",
  path: "/items/wardrobe/photo/restore",
  summary:
    "Takes the last photo of an item back, for a day: its picture is as it was, and so are the colours that were read from the photo. 409 if that cannot be done any more.",
  tag: "items",
  access: "user",
  body: z.strictObject({
    item_id: identifier,
    /** The picture that is taken back; another that she has given it since stays. */
    image_path: picture,
  }),
  result: wardrobeItem,
  envelope: "data",
  refusals: [404, 409],
})
