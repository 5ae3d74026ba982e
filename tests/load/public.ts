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
import { addressOf } from "./shipped.ts"
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

/** What a public does: each call is a random person's. What is browsed is told from looks' pictures. */
export interface Public {
  next(): { readonly kind: string; readonly answer: Promise<Response> }
  /** A feed of a random person. */
  feed(): Promise<Response>
  /** A photo of a random person, answered when it has been read. */
  upload(): Promise<Response>
}

/** A woman who has signed up. */
interface Person {
  readonly token: string
  readonly address: ReturnType<typeof addressOf>
  looks: string[]
  readonly pictures: readonly string[]
}

/** Signs people up, each with a wardrobe and a feed, and an address of her own if the server trusts a proxy. */
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
  const people: Person[] = []
  for (let index = 0; index < size; index += 1) {
    const address = addressOf(index)
    const { client, token } = await signUpPatiently(baseUrl, `person-${index}`, address)
    await patiently(() => client.call(addToWardrobe, { body: wardrobe }))
    const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
    const looks = await patiently(() => client.call(getFeed, { query }))
    people.push({
      token,
      address,
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

  function send(
    { token, address }: Person,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...address }
    return fetch(new URL(path, origin), { ...init, headers })
  }

  async function feed(): Promise<Response> {
    const person = pick(people)
    const query = new URLSearchParams({ occasions: "my_occasions" })
    for (const [name, value] of Object.entries(FEED_DEFAULTS)) query.set(name, String(value))
    const init = { method: getFeed.method }
    const response = await send(person, `/api${getFeed.path}?${query}`, init)
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
    return send(pick(people), path, { method: "POST", body })
  }

  function browse() {
    const person = pick(people)
    const operation = pick([...BROWSED, null])
    // A look's picture is drawn the first time, which takes longer than reading anything.
    if (!operation) return { kind: "picture", answer: send(person, pick(person.pictures)) }
    return { kind: "browse", answer: send(person, `/api${operation.path}`) }
  }

  const calls: Record<Exclude<(typeof KINDS)[number], "browse">, () => Promise<Response>> = {
    refresh: feed,
    favourite: () => {
      const person = pick(people)
      const query = new URLSearchParams({ look_id: pick(person.looks.slice(0, 9)) })
      const { method } = addFavourite
      return send(person, `/api${addFavourite.path}?${query}`, { method })
    },
    search: () => {
      const query = new URLSearchParams({ search_query: pick(SEARCHED) })
      return send(pick(people), `/api${searchItems.path}?${query}`)
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
      return kind === "browse" ? browse() : { kind, answer: calls[kind]() }
    },
  }
}
