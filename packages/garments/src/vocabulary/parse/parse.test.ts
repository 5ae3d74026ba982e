import { describe, expect, it } from "vitest"
import { KIND_NAMES } from "../kind-names.ts"
import { kindFacts } from "../kinds.ts"
import { parseGarment } from "./parse.ts"

describe("parseGarment", () => {
  it("reads everything that a title says", () => {
    expect(parseGarment("Mango wide-leg linen trousers in ecru, high waist")).toEqual({
      kind: "wide_leg_trousers",
      colours: ["ecru"],
      material: "linen",
      cut: { leg: "wide", rise: "high" },
      confidence: {
        kind: "sure",
        colours: "sure",
        pattern: "unknown",
        material: "sure",
        cut: "sure",
        wearer: "unknown",
      },
      unsureOf: [],
    })
    expect(parseGarment("White cotton broderie blouse").material).toBe("broderie")
    expect(parseGarment("white women's t-shirt")).toMatchObject({
      kind: "t_shirt",
      colours: ["white"],
      wearer: "women",
    })
    expect(parseGarment("Striped cotton T-shirt, navy/white")).toMatchObject({
      colours: ["navy", "white"],
      pattern: "stripe",
    })
  })

  it("sees a pattern in a wax print, and none in a waxed jacket", () => {
    expect(parseGarment("green wax print skirt").pattern).toBe("geometric")
    expect(parseGarment("olive wax jacket").pattern).toBeUndefined()
  })

  it("reads what describes studs as the earrings' own, and not as a trimming's", () => {
    expect(parseGarment("Silver studs").colours).toEqual(["silver"])
    expect(parseGarment("Pearl studs").material).toBe("pearl")
    expect(parseGarment("Leather belt with silver studs").colours).toEqual([])
  })

  it("uses the last kind named, and only one that names the garment itself", () => {
    expect(parseGarment("Denim shirt dress").kind).toBe("shirt_dress")
    expect(parseGarment("Leather jeans belt").kind).toBe("belt")
    expect(parseGarment("Linen midi dress with a tie belt").kind).toBe("day_dress")
    expect(parseGarment("Wool coat and scarf").kind).toBe("wool_coat")
    expect(parseGarment("Black and white striped shirt").kind).toBe("shirt")
  })

  it.each([
    ["teal cotton kurta", "tunic"],
    ["gold embroidered juttis", "flats"],
    ["boxy plaid flannel in brown", "shirt"],
    ["shell red hooded", "raincoat"],
    ["marigold silk shell", "vest"],
    ["teal shell", "vest"],
    ["white button up", "shirt"],
    ["nude platforms", "heels"],
    ["black long padding", "puffer"],
    ["black rain shell", "raincoat"],
    ["blue softshell jacket", "raincoat"],
    ["grey long sleeve", "t_shirt"],
    ["beige light jacket", "bomber"],
    ["black palm slippers", "sandals"],
    ["silver jhumkas", "earrings"],
    ["navy trackpants", "joggers"],
    ["black activewear tights", "leggings"],
    ["emerald sleeveless shell for under jackets", "vest"],
    ["red troyer", "jumper"],
    ["crew-neck white and navy t-shirt", "t_shirt"],
    ["cotton jersey and lace top", "t_shirt"],
    ["roll neck in wool with a scarf", "jumper"],
    ["warm navy jacket with a hood", "parka"],
    ["warm beige jacket", "blazer"],
    ["straight-leg wool pant", "trousers"],
    ["trail hiking pant", "cargo_trousers"],
    ["block heel pump", "heels"],
    ["navy jersey trousers", "trousers"],
    ["rugby jersey maroon", "polo"],
    ["quilted under-trousers in red", "leggings"],
    ["scooter bib trousers", "cargo_trousers"],
    ["reindeer fur pesk", "teddy_coat"],
    ["wolverine fur hat", "beanie"],
    ["plum wool costume jacket", "blazer"],
    ["moon boots silver", "lace_up_boots"],
    ["patent peep-toes in red", "heels"],
    ["purple plastic rain poncho", "raincoat"],
    ["quilted bag with a gold chain", "shoulder_bag"],
    ["turquoise dupatta", "scarf"],
    ["pale green silk qipao", "day_dress"],
    ["long blue anarkali dress", "day_dress"],
    ["black neck warmer", "scarf"],
  ])("reads %s by its own name", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it.each([
    ["grey trail shoes", "trainers"],
    ["hiking shoes", "trainers"],
    ["trail runners", "trainers"],
    ["boat shoes", "loafers"],
    ["grey walking trousers", "cargo_trousers"],
    ["hiking pants", "cargo_trousers"],
    ["grey trousers", "trousers"],
    ["navy sailing jacket", "raincoat"],
    ["orange hi-vis jacket", "raincoat"],
    ["red anorak", "raincoat"],
    ["light nylon jacket", "raincoat"],
    ["cropped moto jacket", "leather_jacket"],
    ["padded black anorak", "puffer"],
    ["steel toe-cap boots", "lace_up_boots"],
    ["navy rubber boots", "wellies"],
    ["navy quilted waistcoat", "gilet"],
    ["Vest puffy purple", "gilet"],
    ["grey suit waistcoat", "waistcoat"],
  ])("reads %s by what they are for", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it.each([
    ["black doc martens", "lace_up_boots"],
    ["cherry doc marten boots", "lace_up_boots"],
    ["white converse", "trainers"],
    ["white stan smiths", "trainers"],
    ["tan birkenstocks", "sandals"],
    ["Birkenstock Arizona", "sandals"],
    ["Birkenstock Boston, taupe", "mules"],
    ["Adidas Gazelle in green", "trainers"],
    ["Longchamp Le Pliage", "tote_bag"],
    ["Fjällräven Kånken", "backpack"],
    ["North Face jacket", "raincoat"],
    ["blue 501s", "jeans"],
    ["brown cords", "trousers"],
    ["olive barbour", "overshirt"],
    ["navy hunter boots", "wellies"],
  ])("reads %s, whose maker's name stands for the thing", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it.each([
    ["Rinse Straight Jeans", "indigo"],
    ["my faded jeans", "light blue"],
    ["black jeans, faded", "black"],
  ])("reads the wash of %s", (name, colour) => {
    expect(parseGarment(name).colours).toEqual([colour])
  })

  it("lets a maker's name say nothing beside the thing itself", () => {
    expect(parseGarment("Converse cotton hoodie").kind).toBe("hoodie")
    expect(parseGarment("Levis denim jacket").kind).toBe("denim_jacket")
    expect(parseGarment("Ankle boots, hunter green").kind).toBe("ankle_boots")
  })

  it.each([
    ["hot pants", "shorts"],
    ["grey leg warmers", "socks"],
    ["black long johns", "leggings"],
    ["argyle slipover", "knitted_vest"],
    ["black halterneck", "cami"],
    ["halterneck dress", "day_dress"],
    ["lilac twinset", "cardigan"],
  ])("reads %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it("tells the kinds of a family apart by the words beside them, in any order", () => {
    expect(parseGarment("wrap dress, maxi").kind).toBe("wrap_dress")
    expect(parseGarment("Maxi floral dress").kind).toBe("maxi_dress")
    expect(parseGarment("Blue flowery dress").pattern).toBe("floral")
    expect(parseGarment("Trousers - wide leg").kind).toBe("wide_leg_trousers")
    expect(parseGarment("knee boots").kind).toBe("knee_boots")
    expect(parseGarment("my long rust skirt").kind).toBe("maxi_skirt")
    expect(parseGarment("long slip skirt").kind).toBe("midi_skirt")
  })

  it("knows names that people type for what they own", () => {
    const typed = {
      "black bumbag": "crossbody_bag",
      "grey rollneck": "jumper",
      "cream Aran": "jumper",
      "blue skinnies": "jeans",
      "camel teddy": "teddy_coat",
      "navy Harrington": "bomber",
      "red ski jacket": "puffer",
      "blue shell jacket": "raincoat",
      "Columbia Long Hooded Jacket": "parka",
      "grey wool hat": "beanie",
      "Ribbed Knit Tuque": "beanie",
      "grey knitted headband": "beanie",
      "white guayabera": "shirt",
      "my lopapeysa": "jumper",
      "Woven Huaraches": "sandals",
      "Quilted Kimono Jacket": "overshirt",
      "Printed Silk Pyjama Trousers": "wide_leg_trousers",
      "gold dancing shoes": "mary_janes",
      "Jersey Instant Shawl": "headscarf",
      "yellow kagool": "raincoat",
      "navy netball skirt": "pleated_skirt",
      "an England football shirt": "t_shirt",
      LBD: "day_dress",
    }
    for (const [title, kind] of Object.entries(typed)) {
      expect(parseGarment(title).kind, title).toBe(kind)
    }
    // A word for the cloth of a thing is not the thing.
    expect(parseGarment("teddy bomber").kind).toBe("bomber")
    expect(parseGarment("Fair Isle cardigan").kind).toBe("cardigan")
    expect(parseGarment("duffle bag").kind).toBe("bucket_bag")
  })

  it("gives a sundress straps, and takes cotton that is knitted for a knit", () => {
    for (const name of ["Yellow sundress", "floral summer dress"]) {
      expect(parseGarment(name)).toMatchObject({ kind: "day_dress", cut: { sleeve: "strap" } })
    }
    expect(parseGarment("Long-sleeve cotton-knit polo shirt in cream").material).toBe("knit")
    expect(parseGarment("Cotton jersey polo shirt").material).toBe("jersey")
    expect(parseGarment("Crêpe de Chine blouse").material).toBe("silk")
  })

  it("knows a heel from heels and a short sleeve from shorts", () => {
    expect(parseGarment("ankle boots block heel").kind).toBe("ankle_boots")
    expect(parseGarment("blouse short sleeve").kind).toBe("blouse")
  })

  it.each([
    ["grey court shoes", "low"],
    ["Pointed court shoes, black stiletto", "stiletto"],
    ["High court shoes", "stiletto"],
    ["Heeled court shoes", "block"],
    ["Court shoes with 4 cm heel", "low"],
    ["Court shoes with 8 cm heel", "stiletto"],
    ["Navy heels", undefined],
  ])("reads %s as low unless they say otherwise", (name, heel) => {
    expect(parseGarment(name)).toMatchObject({ kind: "heels", cut: heel ? { heel } : {} })
  })

  it("ignores the colour and the cloth of a trimming", () => {
    expect(parseGarment("Navy blazer with gold buttons").colours).toEqual(["navy"])
    expect(parseGarment("Parka with faux fur trim").material).toBeUndefined()
    expect(parseGarment("gold zip fleece").colours).toEqual([])
    expect(parseGarment("coral zip fleece").colours).toEqual(["coral"])
    expect(parseGarment("straw hat with a coral ribbon").colours).toEqual([])
    expect(parseGarment("coral zip fleece").confidence.colours).toBe("guess")
  })

  it("ignores what describes another garment", () => {
    const trousers = parseGarment("Wide-leg trousers in ecru, with a navy wool cardigan")
    expect(trousers).toMatchObject({ kind: "wide_leg_trousers", colours: ["ecru"] })
    expect(trousers.material).toBeUndefined()
    expect(parseGarment("Black and white shirt").colours).toEqual(["black", "white"])
  })

  it("trusts a caller that knows the kind", () => {
    const read = parseGarment("Her favourite cropped one", { kind: "jeans" })
    expect(read).toMatchObject({ kind: "jeans", cut: { length: "cropped" } })
    expect(read.confidence.kind).toBe("sure")
  })

  it("says what it is unsure of", () => {
    const jacket = parseGarment("Classic jacket in natural")
    expect(jacket).toMatchObject({ kind: "blazer", colours: ["ecru"] })
    expect(jacket.unsureOf).toEqual(["kind", "colours"])
    expect(parseGarment("Printed skirt").unsureOf).toEqual(["kind", "pattern"])
  })

  it("names no kind for what is not one of our garments", () => {
    expect(parseGarment("Gift card").kind).toBeUndefined()
    expect(parseGarment("Gift card").confidence.kind).toBe("unknown")
    expect(parseGarment("Bikini top in coral", { productType: "Tops" }).kind).toBeUndefined()
    expect(parseGarment("Leather phone case").kind).toBeUndefined()
    expect(parseGarment("").colours).toEqual([])
  })

  it("prefers a feed's columns to the title, and uses its type if the title is vague", () => {
    const columns = { colour: "Sky Blue", material: "100% linen", gender: "female" }
    expect(parseGarment("Midnight cotton shirt", columns)).toMatchObject({
      kind: "shirt",
      colours: ["sky blue"],
      material: "linen",
      wearer: "women",
    })
    const productType = "Women > Coats & Jackets > Puffer Jackets"
    expect(parseGarment("Reversible jacket", { productType }).kind).toBe("puffer")
    expect(parseGarment("Reversible jacket", { productType }).confidence.kind).toBe("sure")
  })

  it("reads the words that each kind lists as that kind", () => {
    const misread = KIND_NAMES.flatMap((kind) =>
      kindFacts(kind)
        .words.filter((words) => parseGarment(words).kind !== kind)
        .map((words) => `${words}: ${parseGarment(words).kind}, not ${kind}`),
    )
    expect(misread).toEqual([])
  })
})
