import { KIND_NAMES, type Kind, MATERIALS, type Material } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import type { Setting } from "./settings.ts"

type Leanings<T extends string> = Partial<Readonly<Record<T, number>>>

/** What offices prefer. */
const OFFICE: Leanings<Kind> = {
  blazer: 0.3,
  trousers: 0.2,
  wide_leg_trousers: 0.2,
  pencil_skirt: 0.3,
  blouse: 0.2,
  shirt: 0.2,
  loafers: 0.2,
  brogues: 0.1,
  cami: -0.3,
  slip_dress: -0.5,
  maxi_dress: -0.3,
  leather_jacket: -0.3,
  heels: 0.2,
  teddy_coat: -0.3,
  jumpsuit: -0.2,
}

/**
 * What an occasion prefers beside its grade of formality, from -1 to 1: work and a date are equally
 * dressed up, but differently. After the dress codes of stylists and etiquette (Emily Post
 * Institute, Debrett's): a date has one special thing, silk, a heel, a jewel, on an otherwise easy
 * look; an office has tailoring and closed shoes.
 */
const KINDS_FOR: Partial<Record<Setting, Leanings<Kind>>> = {
  work: OFFICE,
  any_work: OFFICE,
  tailored_work: {
    ...OFFICE,
    blazer: 0.8,
    waistcoat: 0.2,
    trousers: 0.5,
    wide_leg_trousers: 0.4,
    pencil_skirt: 0.4,
    jumper: -0.2,
    cardigan: -0.3,
    jeans: -0.5,
    wide_leg_jeans: -0.5,
    denim_skirt: -0.5,
    chinos: -0.2,
    trainers: -0.7,
  },
  practical_work: {
    trousers: 0.1,
    sweatshirt: 0.3,
    fleece: 0.4,
    hoodie: -0.5,
    joggers: -1,
    blouse: -0.2,
    leggings: -0.2,
    trainers: 0.9,
    lace_up_boots: 0.6,
    loafers: -0.2,
    brogues: -0.4,
    flats: -0.8,
    mary_janes: -0.8,
    knee_boots: -0.8,
    sandals: -0.4,
    parka: 0.4,
    puffer: 0.4,
    raincoat: 0.5,
    backpack: 0.6,
    crossbody_bag: 0.4,
    shoulder_bag: -0.2,
    necklace: -0.5,
    earrings: -0.3,
    bracelet: -0.6,
    ring: -0.5,
  },
  outings: { jumpsuit: -0.2 },
  dating: {
    heels: 0.7,
    mary_janes: 0.2,
    flats: 0.1,
    wrap_dress: 0.4,
    slip_dress: 0.5,
    mini_dress: 0.3,
    evening_dress: 0.1,
    cami: 0.4,
    corset_top: 0.2,
    bodysuit: 0.2,
    midi_skirt: 0.2,
    mini_skirt: 0.2,
    leather_jacket: 0.3,
    clutch: 0.3,
    earrings: 0.3,
    necklace: 0.3,
    loafers: -0.9,
    brogues: -1,
    trainers: -0.9,
    lace_up_boots: -0.7,
    chelsea_boots: -0.4,
    wellies: -1,
    polo: -0.6,
    knitted_vest: -0.6,
    waistcoat: -0.3,
    tweed_jacket: -0.4,
    shirt: -0.4,
    pencil_skirt: -0.2,
    trousers: -0.2,
    blazer: -0.1,
    chinos: -0.4,
    backpack: -1,
    parka: -0.5,
    puffer: -0.3,
    raincoat: -0.4,
    cap: -0.8,
    bucket_hat: -0.8,
  },
  outdoors: {
    parka: 0.2,
    raincoat: 0.2,
    jumper: 0.2,
    fleece: 0.1,
    lace_up_boots: 0.3,
    cargo_trousers: 0.4,
    jeans: -0.3,
    wide_leg_jeans: -0.3,
    shirt: -0.3,
    blouse: -0.5,
    bomber: -0.3,
    joggers: -0.3,
    leggings: -0.2,
    vest: -0.3,
    bucket_hat: -0.3,
  },
}
const OFFICE_CLOTHS: Leanings<Material> = { satin: -0.1, velvet: -0.2, mesh: -0.5, crochet: -0.5 }
const CLOTHS_FOR: Partial<Record<Setting, Leanings<Material>>> = {
  dating: { satin: 0.3, silk: 0.3, velvet: 0.3, lace: 0.2, fleece: -0.6, canvas: -0.3 },
  work: OFFICE_CLOTHS,
  any_work: OFFICE_CLOTHS,
  tailored_work: { ...OFFICE_CLOTHS, wool: 0.2, denim: -0.3 },
}

const OF_KINDS = leaningsOf(KINDS_FOR, KIND_NAMES)
const OF_CLOTHS = leaningsOf(CLOTHS_FOR, MATERIALS)

function leaningsOf<T extends string>(
  table: Partial<Record<Setting, Leanings<T>>>,
  words: readonly T[],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    Object.entries(table).map(([setting, of]) => [setting, words.map((word) => of?.[word] ?? 0)]),
  )
}

/** How much a setting likes a piece by its kind and cloth, from -1 to 1. */
export function leaningFor({ kind, material }: Pick<Piece, "kind" | "material">, setting: Setting) {
  const both = (OF_KINDS.get(setting)?.[kind] ?? 0) + (OF_CLOTHS.get(setting)?.[material] ?? 0)
  return Math.min(1, Math.max(-1, both))
}
