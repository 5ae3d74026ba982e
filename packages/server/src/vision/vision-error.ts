/** Why a picture cannot be read. */
export const VISION_PROBLEMS = ["unreadable", "animated", "too-large", "too-small"] as const
export type VisionProblem = (typeof VISION_PROBLEMS)[number]

const SENTENCES: Readonly<Record<VisionProblem, string>> = {
  unreadable: "This is not a whole picture.",
  animated: "This picture moves. Please choose one that does not.",
  "too-large": "This picture has too many pixels.",
  "too-small": "This picture is too small to see anything in it.",
}

/** A picture that cannot be read, with a sentence fit to be shown. */
export class VisionError extends Error {
  readonly code: VisionProblem

  constructor(code: VisionProblem, options?: ErrorOptions) {
    super(SENTENCES[code], options)
    this.name = "VisionError"
    this.code = code
  }
}
