/** Why a picture cannot be read. */
export const VISION_PROBLEMS = [
  "empty",
  "no-picture",
  "heic",
  "unreadable",
  "animated",
  "too-large",
  "too-slow",
  "too-small",
  "no-garment",
  "no-person",
  "several-people",
] as const
export type VisionProblem = (typeof VISION_PROBLEMS)[number]

export const PROBLEM_SENTENCES: Readonly<Record<VisionProblem, string>> = {
  empty: "This file is empty.",
  "no-picture": "This is no picture. JPEG, PNG, WebP and AVIF can be read.",
  heic: "HEIC pictures cannot be read here. Please save this one as JPEG first.",
  unreadable: "This is not a whole picture.",
  animated: "This picture is animated. Please choose a still one.",
  "too-large": "This picture has too many pixels.",
  "too-slow": "This picture takes too long to open. Please choose another one.",
  "too-small": "This picture is too small to see anything in it.",
  "no-garment": "No garment was found in this photo.",
  "no-person":
    "We could not tell you from the background in this photo. Please stand upright, with nobody else in it.",
  "several-people": "There is more than one person in this photo. Please choose one of you alone.",
}

/** Reading a picture ended the reader, or failed in a way that it does not know; another try may help. */
export class ReadingFailed extends Error {
  override readonly name = "ReadingFailed"
  readonly code = "reading-failed"
}

/** A picture that cannot be read, with a sentence fit to be shown. */
export class VisionError extends Error {
  readonly code: VisionProblem

  constructor(code: VisionProblem, options?: ErrorOptions) {
    super(PROBLEM_SENTENCES[code], options)
    this.name = "VisionError"
    this.code = code
  }
}
