import {
  addFavourite,
  addToWardrobe,
  getFavourites,
  getFeed,
  removeFromWardrobe,
} from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { photoIdOf } from "../pictures/personal-address.ts"
import { keepShot, rememberReadings, startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"
import { clothKey } from "./kept-cloth.ts"
import { readLateCloth } from "./late-cloth.ts"
import { signUp } from "./testing/owners.ts"

describe.each(testEngines())("the cloth of an older photo, on $name", (engine) => {
  let server: TestServer
  let bytes: Uint8Array
  const gate = Promise.withResolvers<void>()
  beforeAll(async () => {
    const colours = [{ colour: "white" }, { colour: "navy" }] as const
    bytes = await drawPhoto({ kind: "t_shirt", pattern: "stripe", colours })
    server = await startTestServer({
      engine,
      wrapVision(vision) {
        const remembering = rememberReadings(vision)
        return {
          ...remembering,
          async readGarment(...asked) {
            await gate.promise
            return remembering.readGarment(...asked)
          },
        }
      },
    })
  })
  afterAll(() => server.close())

  const get = (address: string) => fetch(new URL(address, server.baseUrl))

  it("is read in the background, keeps no picture waiting, and changes the picture's address", async () => {
    const ada = await signUp(server)
    const photo = { bytes, contentType: "image/jpeg", cloth: "unread" } as const
    const image_path = await keepShot(server.services, ada.id, photo)
    const top = { item_summary: "Striped T-shirt", section: "upper_body", image_path } as const
    const [item] = await ada.call(addToWardrobe, { body: [top] })
    const looks = await ada.call(getFeed, { query: {} })
    const look = looks.find((one) => one.photo.startsWith("/api/pictures/own-looks/"))
    if (!look) throw new Error("no look of the feed shows her own garment")
    await ada.call(addFavourite, { query: { look_id: look.look_id } })

    const meanwhile = await get(look.photo)
    expect([meanwhile.status, meanwhile.headers.get("cache-control")]).toEqual([200, "no-store"])
    gate.resolve()

    const shown = async () => (await ada.call(getFavourites))[0]?.photo
    await expect.poll(shown, { timeout: 60_000 }).toBe(`${look.photo}&cloth=1`)
    const dressed = await get(`${look.photo}&cloth=1`)
    expect(dressed.headers.get("cache-control")).toMatch(/^private, max-age/)

    await ada.call(removeFromWardrobe, { body: { item_ids: [item?.item_id ?? ""] } })
    const id = photoIdOf(image_path) ?? ""
    await readLateCloth(server.services, id)
    expect(await server.services.objects.get(clothKey(`photos/${id}`))).toBeUndefined()
  })
})
