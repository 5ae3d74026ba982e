import { inflateRawSync } from "node:zlib"
import {
  addToWardrobe,
  correctItem,
  getFeed,
  getWardrobe,
  type Look,
  type ProductShot,
  register,
  type SaidWords,
  styleItem,
} from "@stylin/api/contract"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

const shot = (item_summary: string, flat: string, section: ProductShot["section"]) =>
  ({ item_summary, image_path: `/api/pictures/flats/${flat}`, section }) as const
const OUTFIT = [
  shot("White cotton shirt", "shirt.svg?colours=white&material=cotton", "upper_body"),
  shot("Blue jeans", "jeans.svg?colours=blue", "lower_body"),
  shot("Black skirt", "midi_skirt.svg?colours=black", "lower_body"),
  shot("White trainers", "trainers.svg?colours=white", "shoes"),
]

/** The garments that a look's picture is drawn from, as its address says. */
function drawnIn({ photo }: Look): readonly GarmentWords[] {
  const [, packed = ""] = /looks\/([\w-]+)\./.exec(photo) ?? []
  return JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")).toString()).garments
}

describe("what she corrects of a piece", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ clock: () => Date.UTC(2026, 5, 15) })
  })
  afterAll(() => server.close())

  async function personWith(outfit: readonly ProductShot[], email: string) {
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    token = (await call(register, { body: { email, password: "long enough" } })).access_token
    const owned = await call(addToWardrobe, { body: [...outfit] })
    const [first = ""] = owned.map(({ item_id }) => item_id)
    const say = (words: SaidWords) => call(correctItem, { body: { item_id: first, words } })
    const looksWith = async () =>
      (await call(styleItem, { body: { item_id: first, occasions: "errands" } })).looks
    return { call, first, say, looksWith }
  }

  it("is what looks are composed and drawn from: kind, colours, pattern and cloth", async () => {
    const { say, looksWith } = await personWith(OUTFIT, "kind@example.org")
    const before = await looksWith()
    expect(drawnIn(before[0] ?? fail()).map(({ kind }) => kind)).toContain("shirt")

    await say({ kind: "t_shirt", colours: ["navy", "white"], pattern: "stripe", material: "linen" })

    const [after = fail()] = await looksWith()
    expect(drawnIn(after)).toContainEqual(
      expect.objectContaining({
        kind: "t_shirt",
        cloth: expect.objectContaining({ material: "linen" }),
        pattern: "stripe",
        colours: [
          expect.objectContaining({ colour: "navy" }),
          expect.objectContaining({ colour: "white" }),
        ],
      }),
    )
  })

  it("decides in which seasons it is worn", async () => {
    const { call, first, say } = await personWith(OUTFIT, "season@example.org")
    const query = { occasions: "errands", pieces: "mine", sample_to_show: 30 } as const
    const looksOfHers = async () => {
      const looks = await call(getFeed, { query })
      return looks.filter(({ clothes }) => clothes.some(([worn]) => worn?.item_id === first))
    }
    expect((await looksOfHers()).length).toBeGreaterThan(0)

    await say({ seasons: ["winter"] })
    expect(await looksOfHers()).toEqual([])

    await say({ seasons: ["summer"] })
    expect((await looksOfHers()).length).toBeGreaterThan(0)
  })

  it("redraws a picture that is a drawing, in the cut it had", async () => {
    const [shirt = fail()] = OUTFIT
    const drawn = { ...shirt, image_path: `${shirt.image_path}&fit=oversized` }
    const { call, say } = await personWith([drawn], "drawing@example.org")

    await say({ colours: ["red"] })

    const [item] = await call(getWardrobe)
    expect(item?.image_path).toMatch(/flats\/shirt\.\w+\?(?=.*colours=red)(?=.*fit=oversized)/)
  })

  it("draws her garment as she says that it is cut, in looks and flats", async () => {
    const { call, say, looksWith } = await personWith(OUTFIT, "cut@example.org")
    await say({ sleeve: "short", fit: "oversized" })

    const [look = fail()] = await looksWith()
    const cut = { sleeve: "short", fit: "oversized" }
    expect(drawnIn(look)).toContainEqual(expect.objectContaining({ kind: "shirt", cut }))
    const [item] = await call(getWardrobe)
    expect(item).toMatchObject(cut)
    expect(item?.image_path).toMatch(/shirt\.\w+\?(?=.*sleeve=short)(?=.*fit=oversized)/)
  })

  it("takes her word for a cut above its name, the name's above a photo's, until she takes hers back", async () => {
    const { call, say } = await personWith(
      [{ ...(OUTFIT[0] ?? fail()), image_path: "/api/pictures/hers.webp", sleeve: "short" }],
      "name@example.org",
    )
    const sleeve = async () => (await call(getWardrobe))[0]?.sleeve
    expect(await sleeve()).toBe("short")
    await say({ item_summary: "White long-sleeved shirt" })
    expect(await sleeve()).toBe("long")
    await say({ sleeve: "elbow" })
    await say({ item_summary: "White short-sleeved shirt" })
    expect(await sleeve()).toBe("elbow")
    await say({ sleeve: null })
    expect(await sleeve()).toBeUndefined()
  })

  it("leaves nothing of a name that is gone, and finds what its photo showed again", async () => {
    const photographed = { ...(OUTFIT[0] ?? fail()), image_path: "/api/pictures/hers.webp" }
    const cutAfter = async (
      email: string,
      shown: Partial<ProductShot>,
      names: readonly string[],
    ) => {
      const { call, say } = await personWith([{ ...photographed, ...shown }], email)
      for (const item_summary of names) await say({ item_summary })
      const [item] = await call(getWardrobe)
      return { sleeve: item?.sleeve, fit: item?.fit }
    }
    const renamed = ["Oversized long-sleeved shirt", "White cotton shirt"]
    expect(await cutAfter("renamed@example.org", {}, renamed)).toEqual({})
    const shown = await cutAfter("shown@example.org", { sleeve: "short" }, renamed)
    expect(shown).toEqual({ sleeve: "short" })
    const named = { item_summary: "Short-sleeved shirt" }
    expect(await cutAfter("named@example.org", named, ["White shirt"])).toEqual({})
  })

  it("keeps the cut that a shop's drawing shows, found by search and renamed", async () => {
    const jeans = {
      item_summary: "Barrel-leg black jeans",
      // As answers give it.
      image_path: "/api/pictures/flats/jeans.webp?colours=black&leg=barrel&seed=12&v=UIrVi7Ei",
      section: "lower_body",
      kind: "jeans",
    } as const
    const { call, say } = await personWith([jeans], "search@example.org")
    await say({ item_summary: "Jeans for work" })
    await say({ item_summary: "My jeans" })
    const [item] = await call(getWardrobe)
    expect(item).toMatchObject({ item_summary: "My jeans", leg: "barrel" })
    expect(item?.image_path).toContain("leg=barrel")
  })

  it("drops what another kind cannot be cut like, and keeps the rest", async () => {
    const { call, say } = await personWith(OUTFIT, "kinds@example.org")
    await say({ sleeve: "balloon", neckline: "high" })
    await say({ kind: "jumper" })
    expect((await call(getWardrobe))[0]).toMatchObject({ sleeve: "balloon", neckline: "high" })
    await say({ kind: "t_shirt" })
    const [item] = await call(getWardrobe)
    expect(item?.neckline).toBe("high")
    expect(item).not.toHaveProperty("sleeve")
  })

  it("keeps a picture that is not", async () => {
    const photographed = { ...(OUTFIT[0] ?? fail()), image_path: "/api/pictures/hers.webp" }
    const { call, say } = await personWith([photographed], "photo@example.org")

    await say({ colours: ["red"] })

    expect(await call(getWardrobe)).toMatchObject([
      { image_path: "/api/pictures/hers.webp", colours: ["red"] },
    ])
  })
})

function fail(): never {
  throw new Error("There is none.")
}
