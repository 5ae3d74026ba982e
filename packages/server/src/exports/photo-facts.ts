import type { KeptPhoto } from "../stores/personal-data.ts"

type PhotoFacts = Pick<KeptPhoto, "id" | "content_type" | "created_at" | "former_ids">

/** What both forms of an export say of a photo. */
export function photoFacts({ id, content_type, created_at, former_ids }: PhotoFacts): PhotoFacts {
  return { id, content_type, created_at, ...(former_ids && { former_ids }) }
}
