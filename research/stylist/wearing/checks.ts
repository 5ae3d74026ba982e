import { type Activity, type GarmentWords, usualCloth, usualCut } from "@stylin/garments/vocabulary"
import type { Garment } from "../../../packages/stylist/src/index.ts"
import type { Wearer } from "./personas.ts"

/** A look as the checks see it: garments, without the engine's own data. */
export interface SeenLook {
  readonly wearer: Wearer
  readonly occasion: Activity
  readonly month: number
  readonly garments: readonly Garment[]
  readonly reasons: readonly string[]
}

/** A row of the table: the share of `among` for which `isBroken` holds. */
export interface Check {
  readonly name: string
  readonly goal: string
  readonly among: (look: SeenLook) => boolean
  readonly isCounted: (look: SeenLook) => boolean
}

const wordsOf = ({ kind, words }: Garment): GarmentWords =>
  words ?? { kind, colours: [{ colour: "grey" }] }
const cutOf = (one: Garment) => ({ ...usualCut(one.kind), ...wordsOf(one).cut })
const materialOf = (one: Garment) => (wordsOf(one).cloth ?? usualCloth(one.kind)).material
const has = ({ garments }: SeenLook, ...kinds: readonly Garment["kind"][]) =>
  garments.some(({ kind }) => kinds.includes(kind))
const bought = ({ garments }: SeenLook) => garments.filter(({ owned }) => !owned)
const slots = ({ garments }: SeenLook, slot: Garment["slot"]) =>
  garments.filter((one) => one.slot === slot)

const always = () => true
const SLEEVES = ["long", "three-quarter", "balloon"]
const WARM_CLOTHS = ["wool", "knit", "cable", "cashmere", "fleece"]

/** Whether something with sleeves is worn. */
function coversArms(look: SeenLook): boolean {
  return (
    look.garments.some(
      (one) =>
        ["top", "dress", "layer"].includes(one.slot) && SLEEVES.includes(cutOf(one).sleeve ?? ""),
    ) || has(look, "cape")
  )
}

const RAISED = ["block", "stiletto", "wedge"]
const HEELED: readonly Garment["kind"][] = [
  "heels",
  "sandals",
  "mules",
  "mary_janes",
  "ankle_boots",
  "knee_boots",
  "espadrilles",
]
const isHeeled = (one: Garment) =>
  HEELED.includes(one.kind) &&
  (RAISED.includes(cutOf(one).heel ?? "") || (one.kind === "heels" && cutOf(one).heel !== "low"))

const summery = /\b(straw|raffia|linen|linen-blend|broderie|espadrilles?)\b/i
const wintry =
  /\b(wool|wool-blend|lambswool|merino|cashmere|velvet|boots|scarf|jumper|sweater|cardigan|knit|knitted|rib-knit|fine-knit|cable-knit|mohair)\b/i

const isJuly = ({ month }: SeenLook) => month === 7
const isJanuary = ({ month }: SeenLook) => month === 1
const isDate = ({ occasion }: SeenLook) => occasion === "dating"
const loves = (tag: Wearer["love"][number]) => (look: SeenLook) => look.wearer.love.includes(tag)
const buysShoes = (look: SeenLook) => bought(look).some(({ slot }) => slot === "shoes")

export const CHECKS: readonly Check[] = [
  {
    name: "nothing beneath a pinafore or dungarees",
    goal: "0",
    among: always,
    isCounted: (look) => has(look, "pinafore", "dungarees") && slots(look, "top").length === 0,
  },
  {
    name: "sheer top or dress with nothing beneath",
    goal: "0",
    among: always,
    isCounted: (look) =>
      look.garments.some(
        (one) =>
          ["mesh", "crochet", "lace"].includes(materialOf(one)) &&
          ["top", "dress"].includes(one.slot) &&
          !["evening_dress", "corset_top"].includes(one.kind),
      ) && look.garments.filter(({ slot }) => ["top", "dress"].includes(slot)).length < 2,
  },
  {
    name: "wool scarf with bare arms",
    goal: "0",
    among: always,
    isCounted: (look) =>
      look.garments.some((one) => one.kind === "scarf" && WARM_CLOTHS.includes(materialOf(one))) &&
      !coversArms(look),
  },
  {
    name: "gown or corset at work",
    goal: "0",
    among: ({ occasion }) => occasion === "work",
    isCounted: (look) => has(look, "evening_dress", "corset_top"),
  },
  {
    name: "waistcoat over a dress or tunic",
    goal: "<= 0.5 %",
    among: always,
    isCounted: (look) =>
      has(look, "waistcoat") && (slots(look, "dress").length > 0 || has(look, "tunic")),
  },
  {
    name: "summer cloth bought in Nov or Jan",
    goal: "0",
    among: ({ month }) => month === 1 || month === 11,
    isCounted: (look) => bought(look).some(({ name }) => summery.test(name)),
  },
  {
    name: "winter cloth bought in July",
    goal: "<= 2 %",
    among: isJuly,
    isCounted: (look) => bought(look).some(({ name }) => wintry.test(name)),
  },
  {
    name: "January look with nothing over",
    goal: "<= 3 %",
    among: isJanuary,
    isCounted: (look) => slots(look, "layer").length === 0,
  },
  {
    name: "January look without coat or jacket",
    goal: "-",
    among: isJanuary,
    isCounted: (look) =>
      slots(look, "layer").every(({ kind }) => ["cardigan", "waistcoat", "gilet"].includes(kind)),
  },
  {
    name: "January: bare legs",
    goal: "-",
    among: isJanuary,
    isCounted: (look) =>
      look.garments.some(
        ({ kind, slot }) =>
          (slot === "dress" && !["jumpsuit", "dungarees"].includes(kind)) ||
          /skirt|shorts/.test(kind),
      ) &&
      !look.garments.some(({ kind }) => /tights/.test(kind)) &&
      // Below a hem to the ground tall boots leave nothing bare.
      !(look.garments.some((one) => cutOf(one).length === "maxi") && has(look, "knee_boots")),
  },
  {
    name: "dates in heels, who loves High heels",
    goal: ">= 65 %",
    among: (look) => isDate(look) && loves("High heels")(look),
    isCounted: (look) => look.garments.some(isHeeled),
  },
  {
    name: "loafers, brogues, trainers on dates, unasked",
    goal: "<= 10 %",
    among: (look) => isDate(look) && !loves("Sneakers")(look),
    isCounted: (look) => has(look, "loafers", "brogues", "trainers"),
  },
  {
    name: "suede among shoes bought, who avoids Leather",
    goal: "as in shop",
    among: (look) => look.wearer.avoid.includes("Leather") && buysShoes(look),
    isCounted: (look) =>
      bought(look).some((one) => one.slot === "shoes" && materialOf(one) === "suede"),
  },
  {
    name: "suede among shoes bought, who does not",
    goal: "-",
    among: (look) => !look.wearer.avoid.includes("Leather") && buysShoes(look),
    isCounted: (look) =>
      bought(look).some((one) => one.slot === "shoes" && materialOf(one) === "suede"),
  },
  {
    name: "reason calls flat or platform shoes high heels",
    goal: "0",
    among: always,
    isCounted: (look) =>
      look.reasons.some((text) => /high heels/i.test(text)) && !look.garments.some(isHeeled),
  },
  {
    name: "knee boots over wide or straight legs",
    goal: "0",
    among: always,
    isCounted: (look) =>
      has(look, "knee_boots") &&
      look.garments.some(
        (one) => !["skinny", "slim"].includes(cutOf(one).leg ?? "slim") && one.kind !== "leggings",
      ),
  },
]
