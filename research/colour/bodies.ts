import { labOf, type Spectrum, spectrum, WAVELENGTHS } from "./light.ts"

/**
 * Skin, hair and eyes as spectra, from published optics of the body: absorption of melanin and
 * blood and scattering of skin by Jacques ("Optical properties of biological tissues: a review",
 * Phys. Med. Biol. 58, 2013, and "Skin optics", OMLC 1998), molar extinction of haemoglobin as
 * tabulated by Prahl (OMLC), pheomelanin as in Donner and Jensen ("A spectral BSSRDF for shading
 * human skin", EGSR 2006). Kubelka and Munk's theory turns absorption into reflectance.
 */
const OXY = [
  110000, 167748, 266232, 466840, 480360, 246072, 102580, 62816, 44480, 33209, 26629, 23684, 20933,
  20035, 24202, 39957, 53236, 43016, 32613, 44496, 50104, 14401, 3200, 1506, 942, 610, 442, 368,
  320, 294, 278, 276, 290,
]
const DEOXY = [
  150000, 188000, 223296, 303956, 407560, 528600, 413280, 103292, 23389, 16156, 14550, 16684, 20862,
  25774, 31590, 39036, 46592, 53412, 53788, 45072, 37020, 28324, 14677, 9444, 6510, 5149, 4345,
  3750, 3227, 2795, 2408, 2052, 1794,
]
const SATURATION = 0.75
/** Absorption of whole blood in 1/cm, at 150 g of haemoglobin a litre. */
const BLOOD = WAVELENGTHS.map(
  (_, i) =>
    ((SATURATION * (OXY[i] ?? 0) + (1 - SATURATION) * (DEOXY[i] ?? 0)) * Math.LN10 * 150) / 64500,
)
const EUMELANIN = spectrum((nm) => 6.6e11 * nm ** -3.33)
const PHEOMELANIN = spectrum((nm) => 2.9e15 * nm ** -4.75)
const BLOODLESS = spectrum((nm) => 7.84e8 * nm ** -3.255)
const SCATTERING = spectrum((nm) => 46 * (nm / 500) ** -1.42)
/** Beta-carotene: its three bands; the middle one is the strongest. */
const CAROTENE = spectrum(
  (nm) => 0.7 * bell(nm, 425, 16) + bell(nm, 450, 14) + 0.87 * bell(nm, 478, 14),
)
const EPIDERMIS_CM = 0.006

function bell(nm: number, middle: number, width: number): number {
  return Math.exp(-0.5 * ((nm - middle) / width) ** 2)
}

/** Reflectance of a thick layer by Kubelka and Munk. */
function thick(absorption: number, scattering: number): number {
  const ratio = (2 * absorption) / (0.75 * scattering)
  return 1 + ratio - Math.sqrt(ratio ** 2 + 2 * ratio)
}

export interface Blood {
  /** Share of blood in the dermis. */
  readonly blood: number
  /** Absorption of carotene at its peak, 1/cm. */
  readonly carotene: number
  /** Share of pheomelanin in the melanin of the epidermis. */
  readonly red: number
}

/** The epidermis with its melanosomes scatters half as much again as the dermis. */
const EPIDERMIS_SCATTERS = 1.5
/** The share of soft light that the surface itself reflects. */
const SURFACE = 0.015

function skinSpectrum({ blood, carotene, red }: Blood, melanin: number): Spectrum {
  return WAVELENGTHS.map((_, i) => {
    const scattering = SCATTERING[i] ?? 1
    const dermis = thick(
      blood * (BLOOD[i] ?? 0) + carotene * (CAROTENE[i] ?? 0) + (BLOODLESS[i] ?? 0),
      scattering,
    )
    const pigment = (1 - red) * (EUMELANIN[i] ?? 0) + red * (PHEOMELANIN[i] ?? 0)
    const { back, through } = thin(melanin * pigment, EPIDERMIS_SCATTERS * scattering, EPIDERMIS_CM)
    return SURFACE + back + (through ** 2 * dermis) / (1 - back * dermis)
  })
}

/** What a thin layer reflects and lets through, by Kubelka and Munk. */
function thin(absorption: number, scattering: number, thickness: number) {
  const s = 0.75 * scattering
  const a = 1 + (2 * absorption) / s
  const b = Math.sqrt(a ** 2 - 1)
  const sinh = Math.sinh(b * s * thickness)
  const cosh = Math.cosh(b * s * thickness)
  const whole = a * sinh + b * cosh
  return { back: sinh / whole, through: b / whole }
}

/** Skin of a typology angle in degrees; searches for the melanin that gives it. */
export function skin(blood: Blood, typologyAngle: number): Spectrum {
  let low = 0.001
  let high = 0.9
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    const [l, , b] = labOf(skinSpectrum(blood, middle))
    if ((Math.atan2(l - 50, b) * 180) / Math.PI > typologyAngle) low = middle
    else high = middle
  }
  return skinSpectrum(blood, (low + high) / 2)
}

/**
 * A mass of hair: eumelanin and pheomelanin in fibres that scatter evenly, and the share of fibres
 * that have turned white.
 */
export function hair(eumelanin: number, pheomelanin: number, white: number): Spectrum {
  return WAVELENGTHS.map((_, i) => {
    const pigment =
      (eumelanin * (EUMELANIN[i] ?? 0)) / 679 + (pheomelanin * (PHEOMELANIN[i] ?? 0)) / 440
    const fibres = (1 - white) * thick(0.02 + pigment, 2) + white * thick(0.04, 2)
    return 0.01 + 0.85 * fibres
  })
}

/** Lips: skin through which more blood shows. */
export function lips(blood: Blood, typologyAngle: number): Spectrum {
  return skin({ ...blood, blood: blood.blood * 5 }, Math.max(typologyAngle - 35, -70))
}

/** An iris: melanin over a stroma that scatters blue. */
export function iris(melanin: number): Spectrum {
  return spectrum(
    (nm) => (0.03 + 0.14 * (nm / 450) ** -1.6) * Math.exp(-melanin * (nm / 500) ** -3.33) + 0.012,
  )
}

/** The white of an eye: white tissue with a little blood and a little yellow. */
export function eyeWhite(blood: number, yellow: number): Spectrum {
  return WAVELENGTHS.map((_, i) =>
    thick(0.7 + blood * (BLOOD[i] ?? 0) + yellow * (CAROTENE[i] ?? 0), 40),
  )
}

/** Office paper without brightener, in a shade of its own. */
export function paper(shade: number): Spectrum {
  return spectrum((nm) => 0.86 * (1 + shade * ((nm - 560) / 280)))
}

/** A surface: a smooth bump or step over the spectrum. */
export function surface(level: number, middle: number, width: number, depth: number): Spectrum {
  return spectrum((nm) => Math.min(0.95, Math.max(0.02, level + depth * bell(nm, middle, width))))
}
