import { describe, expect, it } from "vitest"
import { wordsFrom } from "./described.ts"
import type { Kind } from "./kind-names.ts"
import { parseGarment } from "./parse/parse.ts"

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const touches = (name: string) => named(name).touches ?? []

describe("jeans", () => {
  it.each(["ripped blue jeans", "distressed mom jeans", "torn jeans", "destroyed wide leg jeans"])(
    "%s are ripped",
    (name) => expect(touches(name)).toEqual(["ripped"]),
  )

  it.each(["blue jeans", "non-ripped jeans", "no rips black jeans", "ripped t-shirt"])(
    "%s are whole",
    (name) => expect(touches(name)).not.toContain("ripped"),
  )

  it.each(["raw hem jeans", "blue jeans with frayed hem", "distressed hem jeans"])(
    "only the hem of %s is torn",
    (name) => expect(touches(name)).toEqual(["raw-hem"]),
  )
})

describe("a tartan", () => {
  it.each(["red tartan skirt", "green plaid shirt", "grey plaid wool coat"])(
    "is the check of a %s, in the colours that it says",
    (name) => {
      expect(named(name)).toMatchObject({ pattern: "check", touches: ["tartan"] })
      expect(named(name).colours).toHaveLength(1)
    },
  )

  it.each(["gingham shirt", "red check shirt", "buffalo plaid shirt"])("is none of a %s", (name) =>
    expect(touches(name)).not.toContain("tartan"),
  )
})

describe("trainers", () => {
  it.each(["white high-top trainers", "black hi tops", "red chucks", "Converse high tops"])(
    "%s go over the ankle",
    (name) => expect(named(name)).toMatchObject({ kind: "trainers", touches: ["high-top"] }),
  )

  it.each(["white trainers", "low-top Converse", "Chuck Taylors ox", "high waist jeans"])(
    "%s do not",
    (name) => expect(touches(name)).not.toContain("high-top"),
  )
})

it.each(["pull-on jeans", "black jeans with elastic waist", "elasticated waist jeans"])(
  "%s have no button",
  (name) => expect(named(name)).toMatchObject({ kind: "jeans", touches: ["pull-on"] }),
)

it.each([
  ["grey velcro shoes", "trainers"],
  ["white velcro trainers", "trainers"],
  ["black velcro sandals", "sandals"],
] as const)("%s are closed by straps", (name, kind) =>
  expect(named(name)).toMatchObject({ kind, touches: ["velcro"] }),
)

it.each(["navy pencil dress", "black bodycon dress", "red wiggle dress"])(
  "a %s is cut to the body",
  (name) => expect(named(name).cut?.fit).toBe("fitted"),
)

it("a pencil skirt says nothing of its fit, and a shift dress hangs", () => {
  expect(named("navy pencil skirt").cut?.fit).toBeUndefined()
  expect(named("navy shift dress").cut?.fit).toBeUndefined()
})

it.each<[name: string, Kind, touch: string]>([
  ["leather hiking boots", "lace_up_boots", "hiking"],
  ["walking boots", "ankle_boots", "hiking"],
  ["Keens", "sandals", "walking-sandal"],
  ["walking sandals", "sandals", "walking-sandal"],
  ["Birkenstocks", "sandals", "footbed"],
  ["Birkenstock sandals", "sandals", "footbed"],
  ["cork footbed sandals", "sandals", "footbed"],
  ["plimsolls", "trainers", "plimsoll"],
  ["plimsoles", "trainers", "plimsoll"],
  ["plimsols", "trainers", "plimsoll"],
  ["canvas pumps", "trainers", "plimsoll"],
  ["canvas shoes", "trainers", "plimsoll"],
  ["Hotter shoes", "flats", "comfort"],
  ["pavers shoes wide", "flats", "comfort"],
  ["tee with engine on", "t_shirt", "graphic"],
  ["navy tracksuit top", "sweatshirt", "zip"],
  ["comfortable shoes", "flats", "comfort"],
  ["wide fit shoes", "flats", "comfort"],
  ["duster", "cardigan", "duster"],
  ["fair isle jumper", "jumper", "fair-isle"],
  ["fairisle vest", "knitted_vest", "fair-isle"],
  ["sheepskin slippers", "mules", "slipper"],
  ["bum bag", "crossbody_bag", "belt-bag"],
  ["banane", "crossbody_bag", "belt-bag"],
  ["black Birkin", "shoulder_bag", "top-handle"],
  ["leather belt bag", "crossbody_bag", "belt-bag"],
  ["baguette bag", "shoulder_bag", "baguette"],
  ["biker boots", "lace_up_boots", "biker"],
  ["sherpa-lined denim jacket", "denim_jacket", "fur-lined"],
  ["Ugg boots", "ankle_boots", "fur-lined"],
  ["tie-waist shirt dress", "shirt_dress", "tied"],
  ["band t-shirt", "t_shirt", "graphic"],
  ["slogan tee", "t_shirt", "graphic"],
  ["Nirvana band hoodie", "hoodie", "graphic"],
  ["graphic sweatshirt", "sweatshirt", "graphic"],
  ["pointed ankle boots", "ankle_boots", "pointed"],
  ["cowboy boots", "ankle_boots", "pointed"],
  ["swing coat", "wool_coat", "swing"],
  ["ankle-length dress", "day_dress", "ankle-length"],
  ["floor length pleated skirt", "pleated_skirt", "ankle-length"],
  ["parachute pants", "cargo_trousers", "parachute"],
  ["leather satchel", "shoulder_bag", "satchel"],
  ["school bag", "crossbody_bag", "satchel"],
  ["jhola bag", "shoulder_bag", "sling"],
  ["silk saree", "maxi_dress", "saree"],
])("reads what %s are known by", (name, kind, touch) =>
  expect(wordsFrom({ name, kind, colours: ["brown"] }).touches).toEqual([touch]),
)

it.each(["plimsoles", "plimsols"])("%s are of canvas", (name) =>
  expect(wordsFrom({ name, kind: "trainers", colours: ["white"] }).cloth?.material).toBe("canvas"),
)

const SHAPES = ["swing", "ankle-length", "satchel"] as const
it.each<[name: string, Kind]>([
  ["Birkenstock Boston", "mules"],
  ["Birkenstock Gizeh", "sandals"],
  ["comfortable ballet flats", "flats"],
  ["canvas high tops", "trainers"],
  ["linen duster jacket", "blazer"],
  ["t-shirt with a black band", "t_shirt"],
  ["band collar shirt", "shirt"],
  ["ankle boots", "ankle_boots"],
  ["swing dress", "day_dress"],
  ["ankle length trousers", "trousers"],
  ["school bag", "backpack"],
])("and %s are none of these", (name, kind) => {
  const { touches = [] } = wordsFrom({ name, kind, colours: ["brown"] })
  for (const touch of [
    "footbed",
    "comfort",
    "plimsoll",
    "duster",
    "graphic",
    "pointed",
    ...SHAPES,
  ] as const)
    expect(touches).not.toContain(touch)
})

it("says that a colour is not known only where neither its owner nor its kind tells it", () => {
  const isUnsaid = (kind: Kind, colours: readonly string[]) =>
    wordsFrom({ name: "Her favourite", kind, colours }).touches?.includes("unsaid-colour") ?? false
  expect(isUnsaid("raincoat", [])).toBe(true)
  expect(isUnsaid("raincoat", ["grey"])).toBe(false)
  expect(isUnsaid("trainers", [])).toBe(false)
})

describe("what was once read as a plainer garment", () => {
  it.each([
    ["hi vis shirt orange", "hi-vis"],
    ["hi-vis vest", "hi-vis"],
    ["high visibility polo", "hi-vis"],
    ["teal kimono sleeve top", "batwing"],
    ["batwing jumper", "batwing"],
    ["dolman top", "batwing"],
    ["big statement necklace", "statement"],
    ["chunky necklace", "statement"],
    ["bib necklace", "statement"],
    ["driza bone", "stockman"],
    ["oilskin stockman coat", "stockman"],
    ["steel caps", "toe-cap"],
    ["safety boots", "toe-cap"],
    ["steel toe boots", "toe-cap"],
    ["work boots", "toe-cap"],
    ["white cons", "plimsoll"],
    ["converse", "plimsoll"],
    ["converse high tops", "high-top"],
    ["white linen drawstring pants", "drawstring"],
    ["black slip on trainers", "pull-on"],
    ["skechers slip-ins", "pull-on"],
    ["pool sliders", "pull-on"],
  ])("%s: %s", (name, touch) => expect(touches(name)).toContain(touch))

  it.each([
    ["orange shirt", "hi-vis"],
    ["gold pendant necklace", "statement"],
    ["chunky chain necklace", "statement"],
    ["oilskin vest", "stockman"],
    ["brown lace up boots", "toe-cap"],
    ["nikes", "plimsoll"],
    ["platform converse", "plimsoll"],
    ["converse high tops", "plimsoll"],
    ["black lace up trainers", "pull-on"],
    ["tan strappy sandals", "pull-on"],
    ["micro kelly with a crossbody strap", "top-handle"],
  ])("%s: no %s", (name, touch) => expect(touches(name)).not.toContain(touch))

  it.each(["ivory bow blouse", "blouse with bow", "pussy bow blouse", "tie neck blouse"])(
    "%s is tied at the neck",
    (name) => expect(named(name).cut?.neckline).toBe("bow"),
  )

  it.each(["bow print blouse", "bow back blouse"])("%s is not", (name) =>
    expect(named(name).cut?.neckline).not.toBe("bow"),
  )

  it.each(["sundress", "strappy sundress", "cotton sundress"])("%s is cut low", (name) =>
    expect(named(name).cut).toMatchObject({ neckline: "sweetheart", sleeve: "strap" }),
  )
})
