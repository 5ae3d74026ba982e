import { warn } from "../src/lib/report.ts"
import { arrived, MOST_STORED, readStored, storePhotos } from "../src/photos/photoStore.ts"

/** Where other apps send photos; the web manifest names it and the field too. */
export const SHARE_PATH = "/wardrobe/shared"
const FIELD = "photos"
const LIST = "/wardrobe/item?step=many"

/**
 * Keeps photos that another app shares, and leads to the list where she sends them. Any page can post here,
 * so nothing is sent before she says so.
 */
export async function takeShared({ request }: { request: Request }): Promise<Response> {
  try {
    const form = await request.formData()
    const files = form.getAll(FIELD).filter((part) => part instanceof File)
    const room = Math.max(0, MOST_STORED - (await readStored()).length)
    const now = Date.now()
    await storePhotos(
      files.slice(0, room).map((file, place) =>
        arrived({
          id: crypto.randomUUID(),
          cameAt: [now, place],
          file,
          subject: "garments",
          isHeld: true,
        }),
      ),
    )
  } catch (cause) {
    // The list shows what has come.
    warn("Shared photos could not be kept.", cause)
  }
  return Response.redirect(LIST, 303)
}
