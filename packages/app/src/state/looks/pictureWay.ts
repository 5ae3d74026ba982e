import { createStore, type StoredSchema } from "../kept/persistence.ts"

/** The two pictures of a look: a figure that wears it, and its garments laid out flat. */
export type PictureWay = "worn" | "laid"

const schema: StoredSchema<PictureWay> = {
  safeParse: (input) =>
    input === "worn" || input === "laid" ? { success: true, data: input } : { success: false },
}
const store = createStore({ key: "picture-way", version: 1, schema })

/** The picture that she last chose to see on this device. */
export function lastPictureWay(): PictureWay {
  return store.read() ?? "worn"
}

/** Shows this picture first from now on. */
export function rememberPictureWay(way: PictureWay): void {
  store.write(way === "worn" ? null : way)
}
