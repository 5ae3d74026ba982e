import { randomUUID } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { ApiError, type Client } from "@stylin/api/client"
import { FEED_DEFAULTS, OPERATIONS, type ProductShot } from "@stylin/api/contract"
import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { drawOutfit } from "@stylin/server/testing"

const { addFavourite, addToWardrobe, dismissPending, getFavourites, getFeed } = OPERATIONS
const { getPending, getProfile, getWardrobe, parsePhotos, removeFavourite } = OPERATIONS
const { removeFromWardrobe, updateUser } = OPERATIONS

const JEANS: ProductShot = {
  item_summary: "Indigo straight jeans",
  image_path: "/api/pictures/flats/jeans/34456f.svg",
  section: "lower_body",
  kind: "jeans",
  colours: ["indigo"],
}

const DRESS = { kind: "shirt_dress", colours: [{ colour: "navy" }] } as const

/** What the server must know of a person, in an order of its own. */
export interface Kept {
  /** Names of her garments, each as often as she has it. */
  readonly wardrobe: readonly string[]
  readonly favourites: readonly string[]
  readonly bodyType: string | null
  /** Photos that have been read, or wait. */
  readonly photos: number
}

/** A write, and what is kept once the server has acknowledged it. */
interface Write {
  readonly send: () => Promise<unknown>
  readonly after: Kept
}

/** What was found after the server had come back. */
export interface Finding {
  readonly moment: "as it came back" | "after the write under way was repeated"
  readonly expected: readonly Kept[]
  readonly found: Kept
}

/** Somebody who writes, one call after the other, and knows what was acknowledged. */
export class Writer {
  /** Acknowledged writes. */
  acknowledged = 0
  readonly #call: Client["call"]
  readonly #random: () => number
  readonly #uploads: number
  #kept: Kept = { wardrobe: [], favourites: [], bodyType: "pear", photos: 0 }
  /** The write that was not acknowledged. */
  #doubtful: Write | undefined
  #looks: readonly string[] = []

  /** @param uploads the share of her writes that are photos */
  constructor({ call }: Client, random: () => number, uploads = 0.02) {
    this.#call = call
    this.#random = random
    this.#uploads = uploads
  }

  /** Sees a feed, whose looks can be kept from then on. */
  async seeFeed(): Promise<void> {
    const query = { occasions: "my_occasions", ...FEED_DEFAULTS, sample_to_show: 12 } as const
    this.#looks = (await this.#call(getFeed, { query })).map(({ look_id }) => look_id)
  }

  /** Writes something; where the server or its store is gone, remembers that it was not acknowledged. */
  async write(): Promise<void> {
    if (!this.#doubtful) await this.repeatOrWrite()
  }

  /** The same, but first repeats what was not acknowledged, as the app would. */
  async repeatOrWrite(): Promise<void> {
    try {
      const write = this.#doubtful ?? (await this.#choose())
      this.#doubtful = write
      await write.send()
      this.#acknowledge(write)
    } catch (error) {
      if (!isOfOutage(error)) throw error
    }
  }

  /**
   * Compares what the server knows with what it acknowledged, then repeats the write that was not
   * acknowledged, as the app would, and compares again: it must be there once.
   */
  async check(): Promise<Finding[]> {
    const doubtful = this.#doubtful
    const findings = [
      await this.#compare("as it came back", [this.#kept, ...(doubtful ? [doubtful.after] : [])]),
    ]
    if (doubtful) {
      await doubtful.send()
      this.#acknowledge(doubtful)
      findings.push(await this.#compare("after the write under way was repeated", [doubtful.after]))
    }
    return findings.flatMap((finding) => finding ?? [])
  }

  #acknowledge(write: Write): void {
    this.acknowledged += 1
    this.#kept = write.after
    this.#doubtful = undefined
  }

  async #compare(
    moment: Finding["moment"],
    expected: readonly Kept[],
  ): Promise<Finding | undefined> {
    const found = await this.#read()
    if (expected.some((kept) => isDeepStrictEqual(inOrder(kept), found))) return undefined
    return { moment, expected: expected.map(inOrder), found }
  }

  async #read(): Promise<Kept> {
    const [items, favourites, profile, pending] = await Promise.all([
      this.#call(getWardrobe),
      this.#call(getFavourites),
      this.#call(getProfile),
      this.#call(getPending),
    ])
    return inOrder({
      wardrobe: items.map(({ item_summary }) => item_summary),
      favourites: favourites.map(({ look_id }) => look_id),
      bodyType: profile.body_type,
      photos: new Set(pending.map(({ found_in, item_id }) => found_in?.photo_id ?? item_id)).size,
    })
  }

  async #choose(): Promise<Write> {
    if (this.#random() < this.#uploads) return this.#upload()
    const chance = this.#random()
    if (chance < 0.25) return this.#changeBodyType()
    if (chance < 0.5) return this.#turnFavourite()
    if (chance < 0.7 && this.#kept.wardrobe.length > 0) return this.#remove()
    return this.#add()
  }

  #add(): Write {
    const key = randomUUID()
    const item_summary = `Jeans ${key}`
    const body = [{ ...JEANS, item_summary, add_key: key }]
    return {
      send: () => this.#call(addToWardrobe, { body }, { idempotencyKey: key }),
      after: { ...this.#kept, wardrobe: [...this.#kept.wardrobe, item_summary] },
    }
  }

  async #remove(): Promise<Write> {
    const gone = this.#pick(this.#kept.wardrobe)
    const items = await this.#call(getWardrobe)
    const item_ids = items.flatMap((item) => (item.item_summary === gone ? item.item_id : []))
    return {
      send: () => this.#call(removeFromWardrobe, { body: { item_ids } }),
      after: { ...this.#kept, wardrobe: this.#kept.wardrobe.filter((name) => name !== gone) },
    }
  }

  #turnFavourite(): Write {
    const look_id = this.#pick(this.#looks)
    const others = this.#kept.favourites.filter((id) => id !== look_id)
    const isKept = others.length < this.#kept.favourites.length
    return {
      send: () => this.#call(isKept ? removeFavourite : addFavourite, { query: { look_id } }),
      after: { ...this.#kept, favourites: isKept ? others : [...others, look_id] },
    }
  }

  #changeBodyType(): Write {
    const body_type = this.#pick(BODY_TYPES)
    return {
      send: () => this.#call(updateUser, { body: { update_values: { body_type } } }),
      after: { ...this.#kept, bodyType: body_type },
    }
  }

  async #upload(): Promise<Write> {
    if (this.#kept.photos > 2) {
      return {
        send: () => this.#call(dismissPending, { body: {} }),
        after: { ...this.#kept, photos: 0 },
      }
    }
    const photo = await drawOutfit([DRESS])
    const files = [new File([Uint8Array.from(photo)], "dress.jpg", { type: "image/jpeg" })]
    const idempotencyKey = randomUUID()
    const input = { query: { shows: "outfits" }, files } as const
    return {
      send: () => this.#call(parsePhotos, input, { idempotencyKey }),
      after: { ...this.#kept, photos: this.#kept.photos + 1 },
    }
  }

  #pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.#random() * values.length)]
    if (value === undefined) throw new Error("There is nothing to choose from.")
    return value
  }
}

/** Whether it leaves open if a write was done: no answer, none in time, or the word that there is an outage. */
function isOfOutage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === "network" || error.code === "timeout" || error.status === 503
}

function inOrder(kept: Kept): Kept {
  const { wardrobe, favourites } = kept
  return { ...kept, wardrobe: wardrobe.toSorted(), favourites: favourites.toSorted() }
}
