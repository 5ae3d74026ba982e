import { fromOklab, toOklab } from "@stylin/garments/colour"
import type { Kind, Neckline } from "@stylin/garments/vocabulary"
import { CLOSER } from "../figure/fit.ts"
import { RISE } from "../figure/hang.ts"
import type { PieceMakers } from "../piece.ts"
import { hemShare, topEnding } from "./lengths.ts"
import { PEPLUM_SEAM } from "./peplum.ts"
import type { SleeveSpec } from "./sleeves.ts"
import { isSportsBra, SPORTS_BRA } from "./sports-bra.ts"
import { type TopSpec, top } from "./tops.ts"
import { type Dressed, fitOf, knit, neckOf, pieceOf, sleevesOf, sleevesWorn } from "./words.ts"

/** What every top takes from its words. */
function topOf(dressed: Dressed) {
  const { garment, cloth, wearing } = dressed
  const { cut } = garment
  const { hem, drop } = topEnding(cut.length)
  const long = isLong(dressed)
  return {
    cloth: stripedToNeck(dressed) ? { ...cloth, from: 0 } : cloth,
    ...neckOf(cut, garment.touches),
    fit: fitOf(dressed),
    hem: hem + (long && !drop ? LONGER : 0),
    long,
    fall: drop && !wearing.tucked ? { length: drop, flare: LONG_FLARE } : undefined,
    sleeves: sleevesOf(cut.sleeve),
    crossed: cut.neckline === "wrap",
    tucked: wearing.tucked,
    unlined: wearing.overClosed,
    band: RISE[wearing.waistband ?? "high"],
    frontIn: wearing.frontIn && RISE[wearing.frontIn],
    ...(wearing.belted && { shaped: true }),
    ...(garment.touches.includes("ribs") && { ribs: true }),
    embroidered: garment.touches.includes("embroidered"),
    under: wearing.underJacket,
    underHood: wearing.underHood,
    inCollar: wearing.inCollar,
    buttoned: wearing.underTop === true || wearing.underJacket,
    underScarf: wearing.underScarf,
  } satisfies TopSpec & { readonly long: boolean }
}

/** Whether it is as long and its sleeves reach as far as everything oversized: they show what it is where a coat hides the rest. */
const isLong = ({ garment: { cut } }: Dressed) =>
  cut.fit === "oversized" && cut.length !== "cropped"

/** Whether stripes begin at its neck: below a bib or an open front, a plain yoke is all that would show of them. */
const stripedToNeck = ({ cloth, wearing }: Dressed): boolean =>
  cloth.pattern === "breton" && (wearing.underBib === true || wearing.underJacket)

/** How much longer an oversized top is than others, in torso levels. */
const LONGER = 0.55

/** How far the hem of a long top swings out on each side, in px. */
const LONG_FLARE = 3

/** Knits and sweatshirt cloth are ribbed at every end. */
const ribbed = (_: Top, { garment }: Dressed) =>
  ({
    finish: "rib",
    neckband: "rib",
    sleeves: sleevesOf(garment.cut.sleeve, { end: "rib" }),
  }) satisfies Partial<TopSpec>

/** How much longer sweatshirt cloth is cut when it is oversized, in torso levels, and wider at each side, in px. */
const SLOUCHY = { longer: 0.55, room: 8, balloon: 5 } as const

/** What is oversized in sweatshirt cloth slouches: longer, wider, its shoulder seams dropped onto the arms. */
function slouching({ long, hem, sleeves }: Top, { wearing }: Dressed): Partial<TopSpec> {
  if (!long) return {}
  return {
    hem: hem + SLOUCHY.longer,
    ...(!wearing.underJacket && { room: SLOUCHY.room }),
    sleeves: sleeves && { ...sleeves, end: "rib", dropped: true, balloon: SLOUCHY.balloon },
  }
}

/** Thin knits lie closer than thick ones of the same cut. */
const knitted = (base: Top, dressed: Dressed) => ({
  ...ribbed(base, dressed),
  cloth: knit(base.cloth),
  fit: base.cloth.thin ? CLOSER[base.fit] : base.fit,
})

/** Whether there is nothing below it that may show; alone in its picture nothing says so. */
const isOnSkin = ({ wearing }: Dressed) => wearing.onSkin === true

/** A zip, and the collar that it closes; without a hood that is one that stands. */
function zipOf({ opening }: Top, { garment }: Dressed) {
  const trim = (["zip", "half-zip"] as const).find((one) => garment.touches.includes(one))
  const isLow = opening === "crew" || opening === "scoop" || opening === "v"
  const standing = isLow ? ({ opening: "high", neckpiece: "stand", neckband: "none" } as const) : {}
  return { trims: trim ? [trim] : [], standing: trim ? standing : {} }
}

/** The necklines of blouses that a loop closes. */
const LOOPED: ReadonlySet<Neckline | undefined> = new Set(["v", "crew", "scoop"])

type Top = ReturnType<typeof topOf>

const draw = (more: (base: Top, dressed: Dressed) => Partial<TopSpec>) =>
  pieceOf((pen, body, worn) => {
    // On a figure, a top in the tone of her skin needs a tone and edges that tell it from bare skin.
    const edged = !body.flat && difference(worn.cloth.colour, worn.wearing.skin) < LIKE_SKIN
    const dressed = edged ? apartFromSkin(worn) : worn
    const base = topOf(dressed)
    const spec: TopSpec = { ...base, edged, ...more(base, dressed), ...waisted(base, dressed) }
    const sleeves = winged(sleevesWorn(spec.sleeves, dressed), dressed)
    return top(pen, body, {
      ...spec,
      sleeves: base.long ? overHand(sleeves, isOut(dressed)) : sleeves,
    })
  })

/** Sleeves cut in one with the body; a jacket takes up what hangs below the arm. */
const winged = (sleeves: SleeveSpec | undefined, { garment, wearing }: Dressed) =>
  sleeves && garment.touches.includes("batwing") && !wearing.underJacket
    ? {
        ...sleeves,
        winged: true,
        fit: "relaxed" as const,
        ...(sleeves.reach === "short" && { reach: "elbow" as const }),
      }
    : sleeves

/** Long sleeves that reach over the wrist, or further out of those of a jacket. */
const overHand = (sleeves: SleeveSpec | undefined, out: boolean): SleeveSpec | undefined =>
  sleeves && (sleeves.reach ?? "long") === "long"
    ? { ...sleeves, reach: out ? "out" : "over" }
    : sleeves

/** Whether it is a large shirt under a jacket, which hides all of it but its tails and its cuffs. */
const isOut = (dressed: Dressed) =>
  isLong(dressed) && dressed.wearing.underJacket && dressed.garment.kind === "shirt"
/** How far down its tails hang, as a share of the way from the hip to the ankle. */
const TAILS_OUT = 0.16

/** With a peplum it is cut to the waist, where its frill is sewn on unless a bib hides it. */
function waisted({ fit: asked }: Top, { garment, wearing }: Dressed): Partial<TopSpec> | undefined {
  if (!garment.touches.includes("peplum")) return undefined
  const fit = asked === "fitted" ? asked : "regular"
  if (wearing.tucked) return { fit, shaped: true }
  return { fit, shaped: true, hem: PEPLUM_SEAM, fall: undefined, finish: "none", peplum: true }
}

/** The OKLab distance below which cloth is taken for skin in a small picture. */
const LIKE_SKIN = 0.11
/** The same between their hues alone, below which it is drawn lighter or darker by so much of OKLab's lightness. */
const LIKE_HUE = 0.06
const APART = 0.075
/** How strong a hue is at least that may be hers: grey and white are nobody's skin. */
const GREY = 0.012
/** The lightness from which cloth is pale, and the most that anything is drawn with. */
const PALE = 0.9
const PALEST = 0.965
/** How much stronger the hue is of what is darkened, which would turn grey. */
const WARMER = 1.2

/** What is worn, further from her skin in lightness where its hue is hers. */
function apartFromSkin(worn: Dressed): Dressed {
  const { cloth, wearing } = worn
  const [[skin, ...hers], [own, a, b]] = [toOklab(wearing.skin), toOklab(cloth.colour)]
  if (Math.hypot(a, b) < GREY || Math.hypot(a - hers[0], b - hers[1]) >= LIKE_HUE) return worn
  // Cream only gets lighter: darkened it would be beige, and greyer than beige is.
  if (own >= skin || own > PALE) {
    const colour = fromOklab([Math.max(own, Math.min(PALEST, own + APART)), a, b])
    return { ...worn, cloth: { ...cloth, colour } }
  }
  const colour = fromOklab([own - APART, a * WARMER, b * WARMER])
  return { ...worn, cloth: { ...cloth, colour } }
}

function difference(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Everything worn next to the skin or over a shirt that does not open like a jacket. */
export const TOPS = {
  t_shirt: draw(() => ({})),
  vest: draw((_, { garment }) => (isSportsBra(garment) ? SPORTS_BRA : {})),
  cami: draw(() => ({ neckband: "none" })),
  thermal_top: draw(({ sleeves }) => ({
    neckband: "binding",
    trims: ["flatlock"],
    sleeves: sleeves && { ...sleeves, end: "rib" },
  })),
  bodysuit: draw(() => ({ hem: 6.75, finish: "brief", neckband: "none" })),
  corset_top: draw((_, { garment }) => ({
    fit: "fitted",
    hem: garment.cut.length === "regular" ? 6.3 : 4.85,
    finish: "point",
    boned: true,
    neckband: "none",
  })),
  blouse: draw((base, { garment }) => {
    const { neckline, sleeve } = garment.cut
    const isBanded = base.neckpiece === "band"
    const collared = neckline === "collar" && !isBanded
    const cuffed = sleeve === "long" || sleeve === "three-quarter"
    return {
      neckpiece: isBanded
        ? "band"
        : neckline === "high"
          ? "frill"
          : collared
            ? "round"
            : base.neckpiece,
      opening: collared ? "shirt" : neckline === "v" ? "split" : base.opening,
      neckband: "none",
      gathered: true,
      placket: collared || isBanded ? "full" : "none",
      trims: LOOPED.has(neckline) ? ["loop"] : [],
      sleeves: sleevesOf(
        sleeve,
        cuffed ? { end: "deep", puff: 7, balloon: 8, fit: "relaxed" } : {},
      ),
    }
  }),
  tunic: draw((base, { garment, wearing }) => ({
    fall: wearing.tucked ? undefined : { length: hemShare("long"), flare: 11 },
    trims: wearing.tucked ? [] : ["slits"],
    placket: base.neckpiece === "band" || garment.cut.neckline === "v" ? "short" : "none",
    neckband: "binding",
  })),
  shirt: draw((base, dressed) => {
    const { garment } = dressed
    const { sleeve, length } = garment.cut
    const short = sleeve === "short" || sleeve === "elbow" || sleeve === "puff"
    // Of thick cotton it is one to work in: two pockets with flaps, and room.
    const isThick = garment.cloth.weight === "heavy" && garment.cloth.material === "cotton"
    return {
      neckpiece: base.opening === "v" ? "none" : base.neckpiece,
      hem: length === "cropped" ? base.hem : base.hem + 0.55,
      ...(isOut(dressed) &&
        !base.tucked && { fall: base.fall ?? { length: TAILS_OUT, flare: LONG_FLARE } }),
      finish: length === "cropped" ? "hem" : "tails",
      placket: "full",
      pocket: !isThick,
      ...(isThick && { trims: ["flapped"], fit: base.fit === "regular" ? "relaxed" : base.fit }),
      sleeves: sleevesOf(sleeve, { end: short ? "hem" : "cuff" }),
    }
  }),
  polo: draw((_, { garment }) => ({
    placket: "short",
    // Buttoned further up than a shirt: its placket is all that opens.
    neckpiece: "polo",
    trims: ["slits"],
    sleeves: sleevesOf(garment.cut.sleeve, { end: "rib" }),
  })),
  jumper: draw((base, dressed) => {
    const { trims, standing } = zipOf(base, dressed)
    return { ...knitted(base, dressed), ...standing, trims }
  }),
  knitted_vest: draw((base, dressed) => ({ ...knitted(base, dressed), armholes: "rib" })),
  sweatshirt: draw((base, dressed) => {
    const { trims, standing } = zipOf(base, dressed)
    const isCrew = base.opening === "crew" && trims.length === 0
    return {
      ...ribbed(base, dressed),
      ...slouching(base, dressed),
      ...standing,
      trims: [
        ...(isCrew ? (["notch"] as const) : []),
        ...(base.long ? [] : (["raglan"] as const)),
        ...trims,
      ],
    }
  }),
  hoodie: draw((base, dressed) => {
    const { trims } = zipOf(base, dressed)
    const opens = trims.includes("zip")
    return {
      ...ribbed(base, dressed),
      ...slouching(base, dressed),
      // Its hood is sewn to the neck: ribbing there would be another jumper's.
      neckband: "none",
      // Zipped up to the chest: what is worn beneath shows. Over bare skin it is closed.
      ...(opens && { opening: isOnSkin(dressed) ? "crew" : "zip" }),
      // Above a belt bag, what shows of a pouch would be the handle of the bag.
      trims: [
        ...(dressed.wearing.underBeltBag
          ? []
          : [opens ? ("pockets" as const) : ("pouch" as const)]),
        ...trims,
      ],
    }
  }),
} satisfies Partial<PieceMakers<Kind>>
