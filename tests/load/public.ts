import {
  addFavourite,
  addToWardrobe,
  FEED_DEFAULTS,
  getFavourites,
  getFeed,
  getPending,
  getProfile,
  getWardrobe,
  parsePhotos,
  searchItems,
} from "@stylin/api/contract"
import { drawOutfit } from "@stylin/server/testing"
import { patiently } from "./patiently.ts"
import { signUpPatiently } from "./sign-up.ts"

/** Her wardrobe: each of these in each colour. */
const OWNED = [
  ["jeans", "lower_body"],
  ["trousers", "lower_body"],
  ["t_shirt", "upper_body"],
  ["blouse", "upper_body"],
  ["jumper", "upper_body"],
  ["trench_coat", "upper_body"],
  ["loafers", "shoes"],
  ["ankle_boots", "shoes"],
] as const
const COLOURS = ["navy", "white", "camel"]
/** In the order of the shares. */
const KINDS = ["browse", "refresh", "favourite", "search", "upload"] as const
const SHARES = [0.7, 0.15, 0.08, 0.05, 0.02]
const BROWSED = [getProfile, getWardrobe, getFavourites, getPending]
const SEARCHED = ["navy dress", "white trainers", "wool coat", "red jumpr", "black jeans"]
const DRESS = { kind: "shirt_dress", colours: [{ colour: "navy" }] } as const

/** What a public does: each call is a random person's. */
export interface Public {
  next(): { readonly kind: string; readonly answer: Promise<Response> }
  /** A feed of a random person. */
  feed(): Promise<Response>
  /** A photo of a random person, answered when it has been read. */
  upload(): Promise<Response>
}

/** Signs people up, each with a wardrobe and a feed. */
export async function makePublic(
  baseUrl: string,
  size: number,
  random: () => number,
): Promise<Public> {
  const wardrobe = OWNED.flatMap(([kind, section]) =>
    COLOURS.map((colour) => ({
      item_summary: `${colour} ${kind}`,
      image_path: `/api/pictures/flats/${kind}/34456f.svg`,
      section,
      kind,
      colours: [colour],
    })),
  )
  const photo = await drawOutfit([DRESS])
  const people: { token: string; looks: string[]; pictures: string[] }[] = []
  for (let index = 0; index < size; index += 1) {
    const { client, token } = await signUpPatiently(baseUrl, `person-${index}`)
    await patiently(() => client.call(addToWardrobe, { body: wardrobe }))
    const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
    const looks = await patiently(() => client.call(getFeed, { query }))
    people.push({
      token,
      looks: looks.map(({ look_id }) => look_id),
      pictures: looks.slice(0, 3).map((look) => look.photo),
    })
  }
  const { origin } = new URL(baseUrl)

  function pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error("There is nothing to choose from.")
    return value
  }

  function send(token: string, path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, origin), {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
  }

  async function feed(): Promise<Response> {
    const person = pick(people)
    const query = new URLSearchParams({ occasions: "my_occasions" })
    for (const [name, value] of Object.entries(FEED_DEFAULTS)) query.set(name, String(value))
    const init = { method: getFeed.method }
    const response = await send(person.token, `/api${getFeed.path}?${query}`, init)
    // Looks of her older feeds are forgotten in time, so she keeps one of this.
    if (response.ok) {
      const found = (await response.clone().text()).matchAll(/"look_id":"([^"]+)"/g)
      person.looks = Array.from(found, ([, id = ""]) => id)
    }
    return response
  }

  function upload(): Promise<Response> {
    const body = new FormData()
    body.append("files", new Blob([Uint8Array.from(photo)], { type: "image/jpeg" }), "dress.jpg")
    const path = `/api${parsePhotos.path}?shows=outfits`
    return send(pick(people).token, path, { method: "POST", body })
  }

  const calls: Record<(typeof KINDS)[number], () => Promise<Response>> = {
    browse: () => {
      const { token, pictures } = pick(people)
      const operation = pick([...BROWSED, null])
      return send(token, operation ? `/api${operation.path}` : pick(pictures))
    },
    refresh: feed,
    favourite: () => {
      const { token, looks } = pick(people)
      const query = new URLSearchParams({ look_id: pick(looks.slice(0, 9)) })
      const { method } = addFavourite
      return send(token, `/api${addFavourite.path}?${query}`, { method })
    },
    search: () => {
      const query = new URLSearchParams({ search_query: pick(SEARCHED) })
      return send(pick(people).token, `/api${searchItems.path}?${query}`)
    },
    upload,
  }
  return {
    feed,
    upload,
    next() {
      let left = random()
      const at = SHARES.findIndex((share) => {
        left -= share
        return left < 0
      })
      const kind = KINDS[at] ?? "browse"
      return { kind, answer: calls[kind]() }
    },
  }
}
