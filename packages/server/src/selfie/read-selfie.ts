import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { decodeSelfie } from "./decode.ts"
import { sampleEyes } from "./eyes.ts"
import { findFace } from "./find-face.ts"
import { findPaper } from "./find-paper.ts"
import { type Face, type Frame, isLost } from "./frame.ts"
import { sampleHair } from "./hair.ts"
import { type Judged, judge } from "./judge.ts"
import { SelfieError } from "./selfie-error.ts"
import { type SkinSample, sampleSkin } from "./skin.ts"

/** All that is kept of a selfie: numbers. */
export interface SelfieReading extends Judged {
  /** Whether white paper beside the face set the white balance. */
  readonly byPaper: boolean
}

/** The least half width of a face, as a share of the picture's width. */
const NEAREST_SHARE = 0.11
/** The light of skin below which only noise is read; an sRGB value of about 25. */
const DARKEST_SKIN = 0.009
const MOST_CLIPPED = 0.12
/** How many times brighter one cheek may be than the other. */
const MOST_ONE_SIDED = 2
/** Warmer light than this (about 2850 K) drowns the skin's own colour without paper. */
const WARMEST = 350

/**
 * Reads a person's colouring from the bytes of a selfie.
 * @param wantsPaper whether she says that she holds white paper beside her face
 * @throws {SelfieError} with advice for her
 */
export async function readSelfie(bytes: Uint8Array, wantsPaper: boolean): Promise<SelfieReading> {
  return readFrame(await decodeSelfie(bytes), wantsPaper)
}

/**
 * Reads a person's colouring from a picture.
 * @throws {SelfieError} with advice for her
 */
export function readFrame(frame: Frame, wantsPaper: boolean): SelfieReading {
  const face = findFace(frame)
  if (!face) throw new SelfieError("no-face")
  if (face.across < NEAREST_SHARE * frame.width) throw new SelfieError("far-away")
  const skin = sampleSkin(frame, face)
  checkLight(skin)
  const paper = wantsPaper ? paperOf(frame, face, skin.colour) : undefined
  const eyes = sampleEyes(frame, face, skin.colour)
  const judged = judge({
    skin: skin.colour,
    hair: sampleHair(frame, face, skin.colour),
    iris: eyes.iris,
    eyeWhite: eyes.white,
    paper,
  })
  if (!paper && judged.mired > WARMEST) throw new SelfieError("strong-cast")
  return { ...judged, byPaper: paper !== undefined }
}

function checkLight({ colour, clipped, cheeks: [left, right] }: SkinSample): void {
  if (clipped > MOST_CLIPPED) throw new SelfieError("too-bright")
  if (luminance(colour) < DARKEST_SKIN) throw new SelfieError("too-dark")
  if (Math.max(left / right, right / left) > MOST_ONE_SIDED) throw new SelfieError("one-sided")
}

function paperOf(frame: Frame, face: Face, skin: LinearRgb): LinearRgb {
  const paper = findPaper(frame, face, skin)
  if (!paper) throw new SelfieError("no-paper")
  if (paper.every(isLost)) throw new SelfieError("paper-too-bright")
  return paper
}
