import type { Client } from "@stylin/api/client"
import { addToWardrobe, login, type ProductShot, register } from "@stylin/api/contract"
import type { PhotoCloth } from "@stylin/drawing"
import sharp from "sharp"
import { photoIdOf } from "../../pictures/personal-address.ts"
import { keepShot, patientClient, type TestServer } from "../../testing/index.ts"
import { putCutOut } from "../cut-outs.ts"

export const DAY = 24 * 60 * 60 * 1000
/** A day on which personal pictures get new addresses. */
export const FIRST_DAY = 690 * 30 * DAY
export const PASSWORD = "long enough"

export interface Person {
  readonly id: string
  readonly email: string
  readonly call: Client["call"]
}

/** A photo in a colour that no garment of the catalogue has, 300 by 400 px, as a JPEG. */
export function greenPhoto(): Promise<Buffer> {
  const background = { r: 0, g: 255, b: 0 }
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A cloth in that green, as it is read from a photo. */
export async function greenCloth(): Promise<PhotoCloth> {
  const size = { width: 40, height: 40 }
  const background = { r: 0, g: 255, b: 0 }
  const tile = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
  const href = `data:image/png;base64,${tile.toString("base64")}`
  return { colour: "#00ff00", tile: { ...size, href, garmentLength: 400 } }
}

let people = 0

export async function signUp(server: TestServer): Promise<Person> {
  people += 1
  let token: string | undefined
  const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
  const body = { email: `ada${people}@example.org`, password: PASSWORD }
  const account = await call(register, { body })
  token = account.access_token
  return { id: account.user_id ?? "", email: body.email, call }
}

/** Signs in on another of her devices. */
export async function signInAgain(server: TestServer, { id, email }: Person): Promise<Person> {
  const guest = patientClient({ baseUrl: server.baseUrl })
  const { access_token } = await guest.call(login, { body: { email, password: PASSWORD } })
  const getToken = () => access_token
  return { id, email, call: patientClient({ baseUrl: server.baseUrl, getToken }).call }
}

/** A blouse with a green photo that she owns, cut out and its cloth read, ready to be added. */
export async function blouseOf(server: TestServer, person: Person): Promise<ProductShot> {
  const bytes = await greenPhoto()
  const photo = { bytes, contentType: "image/jpeg", cloth: await greenCloth() }
  const image_path = await keepShot(server.services, person.id, photo)
  const key = `photos/${photoIdOf(image_path)}`
  await putCutOut(server.services.objects, key, await sharp(bytes).ensureAlpha().webp().toBuffer())
  return { item_summary: "White silk blouse", section: "upper_body", image_path }
}

export async function addBlouse(server: TestServer, person: Person) {
  const [item] = await person.call(addToWardrobe, { body: [await blouseOf(server, person)] })
  if (!item) throw new Error("nothing was added")
  return item
}

/** Another character in place of one. */
export function flipped(character: string): string {
  return character === "A" ? "B" : "A"
}
