import { describe, expect, it } from "vitest"
import { placeOf, readAddress, writeAddress } from "../../scripts/lib/visual/page/address.js"

describe("addresses of the report", () => {
  it("name a picture so that a person can read it", () => {
    const place = placeOf({ story: "basics-button--primary", theme: "evening", width: 1440 })

    expect(writeAddress({ change: place, view: "swipe" })).toBe(
      "#change=basics-button--primary/evening/1440&view=swipe",
    )
  })

  it("name the setting of a picture last", () => {
    const look = { story: "feed", theme: "light", width: 390 }

    expect(placeOf({ ...look, setting: "right-to-left" })).toBe("feed/light/390/right-to-left")
  })

  it("are read as they were written", () => {
    const address = {
      group: "0123456789ab",
      component: "Product/Look & card #1",
      theme: "light",
      width: "390",
      setting: "large-text",
      show: "all",
      view: "difference",
    } as const

    expect(readAddress(writeAddress(address))).toEqual(address)
  })

  it("leave out what is unknown, empty or from elsewhere", () => {
    expect(readAddress("#view=upside-down&theme=&__proto__=x&group=g")).toEqual({ group: "g" })
    expect(readAddress("")).toEqual({})
    expect(writeAddress({ theme: "" })).toBe("#")
  })
})
