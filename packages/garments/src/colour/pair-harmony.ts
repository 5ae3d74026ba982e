import { chroma, hue, type Lab } from "./lab.ts"

const { abs, exp, hypot, max, PI, sin, sqrt, tanh } = Math

/**
 * How harmonious two colours look side by side: Ou and Luo, "A colour harmony model for two-colour
 * combinations", Color Research and Application 31(3), 2006, fitted to judgements of 1,431 pairs.
 * It runs from -1.24 (discord) to 1.39 (harmony) over them.
 */
export function pairHarmony(first: Lab, second: Lab): number {
  return (
    chromaticEffect(first, second) +
    lightnessEffect(first.l, second.l) +
    hueEffect(first) +
    hueEffect(second)
  )
}

/** The closer two colours are in hue and chroma, the better. */
function chromaticEffect(first: Lab, second: Lab): number {
  const byChroma = chroma(first) - chroma(second)
  const byHue = sqrt(max(0, hypot(first.a - second.a, first.b - second.b) ** 2 - byChroma ** 2))
  return 0.04 + 0.53 * tanh(0.8 - 0.045 * hypot(byHue, byChroma / 1.46))
}

/** Light colours please more, and so do colours that differ in lightness. */
function lightnessEffect(first: number, second: number): number {
  const bySum = 0.28 + 0.54 * tanh(-3.88 + 0.029 * (first + second))
  return bySum + 0.14 + 0.15 * tanh(-2 + 0.2 * abs(first - second))
}

/** Blue helps a pair and red hinders it; yellow helps while it is light. */
function hueEffect(lab: Lab): number {
  const angle = hue(lab)
  const colourful = 0.5 + 0.5 * tanh(-2 + 0.5 * chroma(lab))
  const byHue = -0.08 - 0.14 * sin(radians(angle + 50)) - 0.07 * sin(radians(2 * angle + 90))
  const fromYellow = (90 - angle) / 10
  const yellow = ((0.22 * lab.l - 12.8) / 10) * exp(fromYellow - exp(fromYellow))
  return colourful * (byHue + yellow)
}

function radians(degrees: number): number {
  return (degrees * PI) / 180
}
