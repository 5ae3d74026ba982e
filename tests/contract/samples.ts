import { readFileSync } from "node:fs"
import type { InputOf, Operations, ProductShot } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { drawOutfit } from "@stylin/server/testing"

/** What the app sends at signup. */
export function profileValues(userId = "user-1"): InputOf<Operations["createUser"]>["body"] {
  return {
    source_platform_id: "web",
    user_id_in_source_platform: userId,
    name_in_app: "ann",
    gender: "female",
    body_type: "pear",
    activities: ["work", "dating"],
    tags_preferences: defaultTagPreferences(),
    marketing_opt_in: false,
  }
}

export const JEANS: ProductShot = {
  item_summary: "Indigo straight jeans",
  image_path: "/api/pictures/flats/jeans/34456f.svg",
  section: "lower_body",
  kind: "jeans",
  colours: ["indigo"],
}

export const SHIRT: ProductShot = {
  item_summary: "White cotton shirt",
  image_path: "/api/pictures/flats/shirt/f7f6f3.svg",
  section: "upper_body",
  kind: "shirt",
  colours: ["white"],
}

export const SHOES: ProductShot = {
  item_summary: "Brown leather loafers",
  image_path: "/api/pictures/flats/loafers/5b3a29.svg",
  section: "shoes",
  kind: "loafers",
  colours: ["brown"],
}

export const LEOPARD_SKIRT: ProductShot = {
  ...SHIRT,
  item_summary: "Leopard sequin mini skirt",
  section: "lower_body",
  kind: "mini_skirt",
  colours: ["orange"],
}

export const TARTAN_WELLIES: ProductShot = {
  ...SHOES,
  item_summary: "Green tartan wellies",
  kind: "wellies",
  colours: ["green"],
}

export const JUMPER: ProductShot = {
  item_summary: "Grey wool jumper",
  image_path: "/api/pictures/flats/jumper/8b8d90.svg",
  section: "upper_body",
  kind: "jumper",
  colours: ["grey"],
}

export const BOOTS: ProductShot = {
  item_summary: "Black leather ankle boots",
  image_path: "/api/pictures/flats/ankle_boots/1b1b1b.svg",
  section: "shoes",
  kind: "ankle_boots",
  colours: ["black"],
}

export const COAT: ProductShot = {
  item_summary: "Camel wool coat",
  image_path: "/api/pictures/flats/wool_coat/b08a5b.svg",
  section: "upper_body",
  kind: "wool_coat",
  colours: ["camel"],
}

export const HAT: ProductShot = {
  item_summary: "Straw hat",
  image_path: "/api/pictures/flats/sun_hat/e0c48c.svg",
  section: "accessories",
}

const SQUARE =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAABlBMVEXYzbgiME+QpZXuAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAKElEQVRYw+3MQQ0AAAgEoLN/aRv41U0IQAKcVQOBQCAQCASCrwGwogEQIAPxGfffkQAAAABJRU5ErkJggg=="

/** A real but small picture: a PNG of 64 x 64 px with something dark on a light ground. */
export function picture(): Blob {
  return new Blob([Uint8Array.from(atob(SQUARE), (char) => char.charCodeAt(0))], {
    type: "image/png",
  })
}

/** A selfie with a drawn face, because no person's photo may be used. */
export function selfie(): Blob {
  return new Blob([readFileSync(new URL("./selfie.jpg", import.meta.url))], { type: "image/jpeg" })
}

/** A picture of a drawn figure wearing three garments. */
export async function outfit(): Promise<Blob> {
  const bytes = await drawOutfit([
    { kind: "t_shirt", colours: [{ colour: "red" }] },
    { kind: "trousers", colours: [{ colour: "navy" }] },
    { kind: "trainers", colours: [{ colour: "white" }] },
  ])
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

/**
 * An answer with its drawings' addresses as they are stored: those of answers name bitmaps and the
 * edition of the code that draws them.
 */
export function asStored<Answer>(answer: Answer): Answer {
  // The same shape, other texts.
  return JSON.parse(
    JSON.stringify(answer)
      .replace(/(\/lays\/[^"?]*)\?v=[\w-]+(?=")/g, "$1")
      .replace(/\.webp((?:\?[^"]*?)?)[?&]v=[\w-]+(?=")/g, ".svg$1"),
  )
}
