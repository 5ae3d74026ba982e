import { expect, it } from "vitest"
import { lookPicture } from "./lookPicture.ts"
import { thumbnailUrl } from "./provider.ts"

const here = (path: string) => new URL(path, location.href).href

it("offers a drawn look in two widths", () => {
  const whole = here("/api/pictures/looks/words.signature.webp?v=edition")
  expect(lookPicture("/api/pictures/looks/words.signature.webp?v=edition")).toEqual({
    src: whole,
    srcSet: `${whole}&w=390 390w, ${whole} 780w`,
  })
})

it("leaves any other picture as it is", () => {
  for (const address of [
    "/api/pictures/collages/ann/words.webp?until=1",
    "/api/pictures/looks/old.s.svg",
  ])
    expect(lookPicture(address)).toEqual({ src: here(address) })
})

it("asks for a garment's picture as small as a card shows it", () => {
  const flat = "/api/pictures/flats/jeans.webp?colours=navy&v=edition"
  expect(thumbnailUrl(flat)).toBe(here(`${flat}&w=280`))
  const photo = "/api/pictures/photos/jeans?until=1&signature=s"
  expect(thumbnailUrl(photo)).toBe(here(`${photo}&size=small`))
  expect(thumbnailUrl("/api/pictures/flats/jeans.svg?colours=navy")).toBe(
    here("/api/pictures/flats/jeans.svg?colours=navy"),
  )
})
