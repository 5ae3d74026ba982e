import { PROBLEM_SENTENCES } from "../vision/vision-error.ts"

/** Why a selfie cannot be read: the file first, then what is on it. */
export const SELFIE_PROBLEMS = [
  "empty",
  "no-picture",
  "heic",
  "unreadable",
  "animated",
  "too-large",
  "too-slow",
  "too-small",
  "no-face",
  "several-people",
  "far-away",
  "sunglasses",
  "hat",
  "no-colour",
  "too-dark",
  "too-bright",
  "one-sided",
  "strong-cast",
  "no-paper",
  "paper-too-bright",
] as const
export type SelfieProblem = (typeof SELFIE_PROBLEMS)[number]

export const SELFIE_SENTENCES: Readonly<Record<SelfieProblem, string>> = {
  empty: PROBLEM_SENTENCES.empty,
  "no-picture": PROBLEM_SENTENCES["no-picture"],
  heic: PROBLEM_SENTENCES.heic,
  unreadable: "This is not a whole picture. Please choose another.",
  animated: "This picture is animated. Please choose a still one.",
  "too-large": "This picture has too many pixels. Please choose a smaller one.",
  "too-slow": PROBLEM_SENTENCES["too-slow"],
  "too-small": "This picture is too small to see a face in it.",
  "no-face":
    "No face could be found. Look straight at the camera, with your whole face in the picture and no hat or sunglasses over it.",
  "several-people":
    "There are two people or more in the picture. Please take one with only you in it.",
  "far-away": "Your face is too small in the picture. Please come closer.",
  sunglasses: "Sunglasses hide your eyes and tint the skin around them. Please take them off.",
  hat: "A hat hides your brows and your hair. Please take it off, or push it back.",
  "no-colour":
    "The picture shows no colour of skin. Please choose one in colour, without a filter.",
  "too-dark": "It is too dark to tell colours. Please go nearer to a window.",
  "too-bright": "Your face is too bright to tell colours. Please step out of the direct light.",
  "one-sided": "The light comes from one side only. Turn until both cheeks are equally bright.",
  "strong-cast":
    "The light is so strongly coloured that we can't tell your skin's own colour. Please use daylight, or hold white paper beside your face.",
  "no-paper":
    "No white paper could be seen beside your face. Hold it at the side of your face, or go on without it.",
  "paper-too-bright":
    "The paper is too bright to measure. Hold it out of the direct light, or go on without it.",
}

/** A selfie that cannot be read, with a sentence to show her. */
export class SelfieError extends Error {
  readonly code: SelfieProblem

  constructor(code: SelfieProblem, options?: ErrorOptions) {
    super(SELFIE_SENTENCES[code], options)
    this.name = "SelfieError"
    this.code = code
  }
}
