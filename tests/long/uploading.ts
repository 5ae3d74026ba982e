import { ApiError, type Client } from "@stylin/api/client"
import { dismissPending, getPending, parsePhotos } from "@stylin/api/contract"

const NO_GARMENT = "No garment was found in this photo."

/** Resolves to why the file was refused, or could not be read; undefined if it was. */
export async function upload(
  { call }: Pick<Client, "call">,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const files = [new File([Uint8Array.from(bytes)], "a.jpg", { type: "image/jpeg" })]
  try {
    await call(parsePhotos, { files, query: {} })
  } catch (error) {
    if (error instanceof ApiError && error.status && error.status < 500) return error.detail
    throw error
  }
  const [photo] = await call(getPending)
  await call(dismissPending, { body: {} })
  return photo ? photo.problem : "nothing was kept"
}

/** Whether a file with this problem was unpacked and looked at for a garment. */
export function isLookedAt(problem: string | undefined): boolean {
  return problem === undefined || problem.endsWith(NO_GARMENT)
}
