import { messageOf } from "@stylin/api/client"
import { type InputOf, type Look, shareLook } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { providerUrl } from "../../lib/provider.ts"
import { t } from "../../words/t.ts"
import { onForget } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { aboutLook } from "./knownLook.ts"

/** What a shared picture is to show. */
export type ShareWish = Omit<InputOf<typeof shareLook>["body"], "look_id">

type SharingStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly file: Untracked<File> }
  | { readonly kind: "failed"; readonly message: string }

const IDLE: SharingStatus = { kind: "idle" }

/** The picture of a look that she is about to give away. */
export const sharing = proxy<{ status: SharingStatus }>({ status: IDLE })

let running: AbortController | undefined
onForget(forgetShared)

/** Has the picture made as she wishes it; a wish before it is dropped. */
export async function makeShared(look: Look, wish: ShareWish): Promise<void> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  sharing.status = { kind: "loading" }
  const { signal } = mine
  try {
    const body = { look_id: look.look_id, ...wish }
    const { picture_url } = await aboutLook(look, () =>
      environment.call(shareLook, { body }, { signal }),
    )
    const picture = await fetched(picture_url, signal)
    if (signal.aborted) return
    sharing.status = { kind: "ready", file: ref(fileOf(picture, look)) }
  } catch (cause) {
    if (signal.aborted) return
    sharing.status = { kind: "failed", message: messageOf(cause) }
  }
}

async function fetched(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(providerUrl(address), { signal })
  if (!response.ok)
    throw new Error(
      t("The picture could not be made (error {status}).", { status: response.status }),
    )
  return response.blob()
}

/** Named for the look, as it will lie among her downloads. */
function fileOf(picture: Blob, { rec_description }: Look): File {
  const name = rec_description.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")
  const type = picture.type.startsWith("image/svg") ? "svg" : "jpg"
  return new File([picture], `${name || "look"}.${type}`, { type: picture.type })
}

/** Drops the picture, made or being made. */
export function forgetShared(): void {
  running?.abort()
  sharing.status = IDLE
}
