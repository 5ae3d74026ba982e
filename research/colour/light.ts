/** The wavelengths of all spectra here, in nm. */
export const WAVELENGTHS: readonly number[] = Array.from({ length: 33 }, (_, i) => 380 + 10 * i)

/** A value per wavelength. */
export type Spectrum = readonly number[]
export type Triple = readonly [number, number, number]

export function spectrum(at: (nm: number) => number): Spectrum {
  return WAVELENGTHS.map(at)
}

/** CIE daylight components, 380 to 700 nm (CIE 15:2018, table 6). */
const S0 = [
  63.4, 65.8, 94.8, 104.8, 105.9, 96.8, 113.9, 125.6, 125.5, 121.3, 121.3, 113.5, 113.1, 110.8,
  106.5, 108.8, 105.3, 104.4, 100, 96, 95.1, 89.1, 90.5, 90.3, 88.4, 84, 85.1, 81.9, 82.6, 84.9,
  81.3, 71.9, 74.3,
]
const S1 = [
  38.5, 35, 43.4, 46.3, 43.9, 37.1, 36.7, 35.9, 32.6, 27.9, 24.3, 20.1, 16.2, 13.2, 8.6, 6.1, 4.2,
  1.9, 0, -1.6, -3.5, -3.5, -5.8, -7.2, -8.6, -9.5, -10.9, -10.7, -12, -14, -13.6, -12, -13.3,
]
const S2 = [
  3, 1.2, -1.1, -0.5, -0.7, -1.2, -2.6, -2.9, -2.8, -2.6, -2.6, -1.8, -1.5, -1.3, -1.2, -1, -0.5,
  -0.3, 0, 0.2, 0.5, 2.1, 3.2, 4.1, 4.7, 5.1, 6.7, 7.3, 8.6, 9.8, 10.2, 8.3, 9.6,
]

/** Daylight of a colour temperature from 4000 to 25000 K (CIE 15:2018, 4.1.2). */
export function daylight(kelvin: number): Spectrum {
  const t = 1000 / kelvin
  const x =
    kelvin <= 7000
      ? 0.244063 + 0.09911 * t + 2.9678 * t ** 2 - 4.607 * t ** 3
      : 0.23704 + 0.24748 * t + 1.9018 * t ** 2 - 2.0064 * t ** 3
  const y = -3 * x ** 2 + 2.87 * x - 0.275
  const m = 0.0241 + 0.2562 * x - 0.7341 * y
  const m1 = (-1.3515 - 1.7703 * x + 5.9114 * y) / m
  const m2 = (0.03 - 31.4424 * x + 30.0717 * y) / m
  return S0.map((s, i) => s + m1 * (S1[i] ?? 0) + m2 * (S2[i] ?? 0))
}

/** A black body's light (Planck's law), 1 at 560 nm. */
export function planck(kelvin: number): Spectrum {
  const emitted = (nm: number) => (nm * 1e-9) ** -5 / Math.expm1(0.014387769 / (nm * 1e-9 * kelvin))
  const middle = emitted(560)
  return spectrum((nm) => emitted(nm) / middle)
}

const D65 = daylight(6504)

/** The 1931 observer, as fitted by Wyman, Sloan and Shirley (JCGT 2(2), 2013). */
function lobe(nm: number, middle: number, left: number, right: number): number {
  return Math.exp(-0.5 * ((nm - middle) * (nm < middle ? left : right)) ** 2)
}
const X_BAR = spectrum(
  (nm) =>
    0.362 * lobe(nm, 442, 0.0624, 0.0374) +
    1.056 * lobe(nm, 599.8, 0.0264, 0.0323) -
    0.065 * lobe(nm, 501.1, 0.049, 0.0382),
)
const Y_BAR = spectrum(
  (nm) => 0.821 * lobe(nm, 568.8, 0.0213, 0.0247) + 0.286 * lobe(nm, 530.9, 0.0613, 0.0322),
)
const Z_BAR = spectrum(
  (nm) => 1.217 * lobe(nm, 437, 0.0845, 0.0278) + 0.681 * lobe(nm, 459, 0.0385, 0.0725),
)

/** XYZ of a reflectance in a light; a perfect white has a Y of 1. */
export function xyzOf(reflectance: Spectrum, light: Spectrum): Triple {
  const seen = (bar: Spectrum) =>
    bar.reduce((sum, weight, i) => sum + weight * (light[i] ?? 0) * (reflectance[i] ?? 0), 0)
  const white = Y_BAR.reduce((sum, weight, i) => sum + weight * (light[i] ?? 0), 0)
  return [seen(X_BAR) / white, seen(Y_BAR) / white, seen(Z_BAR) / white]
}

const WHITE = xyzOf(
  spectrum(() => 1),
  D65,
)
const D65_WHITE: Triple = [0.95047, 1, 1.08883]

/** Linear sRGB of a camera that is set to D65 and sees as the observer does. */
export function cameraRgb(reflectance: Spectrum, light: Spectrum): Triple {
  // Moves the fitted observer's white to sRGB's own.
  const [x, y, z] = scaled(xyzOf(reflectance, light), D65_WHITE, WHITE)
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ]
}

/** CIELAB of a reflectance in D65. */
export function labOf(reflectance: Spectrum): Triple {
  const [x, y, z] = scaled(xyzOf(reflectance, D65), [1, 1, 1], WHITE).map((value) =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116,
  )
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))]
}

function scaled(value: Triple, to: Triple, from: Triple): Triple {
  return [(value[0] * to[0]) / from[0], (value[1] * to[1]) / from[1], (value[2] * to[2]) / from[2]]
}
