import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { coverOf, hidesBrows } from "./cover.ts"
import { decodeSelfie } from "./decode.ts"
import { sampleEyes } from "./eyes.ts"
import { faceOf } from "./face.ts"
import { type Landmarks, loadFaceFinder } from "./find-faces.ts"
import { findPaper } from "./find-paper.ts"
import { chromaticity, type Face, type Frame, isLost } from "./frame.ts"
import { sampleHair } from "./hair.ts"
import { type HeadParts, loadHeadReader } from "./head-parts.ts"
import { type Judged, judge } from "./judge.ts"
import { SelfieError, type SelfieProblem } from "./selfie-error.ts"
import { type Sizes, sizesOf } from "./shown.ts"
import { type SkinSample, sampleSkin } from "./skin.ts"
import { brightnessOf, surroundingsOf } from "./surroundings.ts"

/** All that is kept of a selfie: numbers. */
export interface SelfieReading extends Judged {
  /** Whether white paper beside the face set the white balance. */
  readonly byPaper: boolean
}

/** How sure the networks must be of a face that something hides. */
const LEAST_HIDDEN = 0.6
/** Breadth of a face, in px, below which its parts hold too few to tell colours by. */
const SMALLEST_FACE = 36
/** Another face of at least this share of the first one's size is somebody beside her. */
const SOMEBODY = 0.45
/** How much redder than blue skin is, as a logarithm, in any light that people are seen in. */
const LEAST_RED = 0.2
/** The light of skin below which only noise is read; an sRGB value of about 25. */
const DARKEST_SKIN = 0.009
const MOST_CLIPPED = 0.3
/** How many times brighter one cheek may be than the other. */
const MOST_ONE_SIDED = 3.5
/** Warmer light than this (about 2850 K) drowns the skin's own colour without paper. */
const WARMEST = 350

/** What selfies are read with. */
export interface SelfieReader {
  /**
   * Reads a person's colouring from the bytes of a selfie.
   * @param wantsPaper she says that she holds white paper beside her face
   * @throws {SelfieError} with words for what she can do about it
   */
  read(bytes: Uint8Array, wantsPaper: boolean): Promise<SelfieReading>
}

/** Loads the networks that find a face and its parts. */
export async function loadSelfieReader(): Promise<SelfieReader> {
  const [faces, heads] = await Promise.all([loadFaceFinder(), loadHeadReader()])
  /** What hides the face in a picture in which none is sure: a hat over the brows does. */
  async function hidden(sizes: Sizes): Promise<SelfieProblem> {
    const [likely] = await faces.find(sizes, LEAST_HIDDEN)
    if (!likely) return "no-face"
    const face = faceOf(likely)
    const parts = await heads.read(sizes, face)
    const [frame] = sizes
    const cover = coverOf(frame, face, parts, sampleSkin(frame, face, parts).colour)
    return cover ?? (hidesBrows(frame, face, parts) ? "hat" : "no-face")
  }

  return {
    async read(bytes, wantsPaper) {
      const frame = await decodeSelfie(bytes)
      const sizes = sizesOf(frame)
      const found = await faces.find(sizes)
      if (found.length === 0) throw new SelfieError(await hidden(sizes))
      const face = onlyFace(found)
      return readFace(sizes, { face, parts: await heads.read(sizes, face) }, wantsPaper)
    },
  }
}

/** Her face. */
function onlyFace([largest, next]: readonly Landmarks[]): Face {
  if (!largest) throw new SelfieError("no-face")
  const face = faceOf(largest)
  if (next && faceOf(next).down > SOMEBODY * face.down) throw new SelfieError("several-people")
  if (2 * face.across < SMALLEST_FACE) throw new SelfieError("far-away")
  return face
}

/** A face and its parts, in a picture. */
export interface Found {
  readonly face: Face
  readonly parts: HeadParts
}

/**
 * Reads a person's colouring from a picture in which her face has been found.
 * @throws {SelfieError} with advice for her
 */
export function readFace(sizes: Sizes, { face, parts }: Found, wantsPaper: boolean): SelfieReading {
  const [frame] = sizes
  const skin = sampleSkin(frame, face, parts)
  const cover = coverOf(frame, face, parts, skin.colour)
  if (cover) throw new SelfieError(cover)
  checkLight(skin)
  const paper = wantsPaper ? paperOf(frame, face, skin.colour) : undefined
  const eyes = sampleEyes(frame, face, skin.colour)
  const judged = judge({
    skin: skin.colour,
    hair: sampleHair(frame, face, parts),
    iris: eyes.iris,
    eyeWhite: eyes.white,
    paper,
    surroundings: surroundingsOf(sizes, face, parts),
    brightness: brightnessOf(frame),
  })
  if (!paper && judged.mired > WARMEST) throw new SelfieError("strong-cast")
  return { ...judged, byPaper: paper !== undefined }
}

function checkLight({ colour, clipped, cheeks: [left, right] }: SkinSample): void {
  if (clipped > MOST_CLIPPED) throw new SelfieError("too-bright")
  if (luminance(colour) < DARKEST_SKIN) throw new SelfieError("too-dark")
  const [red, blue] = chromaticity(colour)
  if (red - blue < LEAST_RED) throw new SelfieError("no-colour")
  if (Math.max(left / right, right / left) > MOST_ONE_SIDED) throw new SelfieError("one-sided")
}

function paperOf(frame: Frame, face: Face, skin: LinearRgb): LinearRgb {
  const paper = findPaper(frame, face, skin)
  if (!paper) throw new SelfieError("no-paper")
  if (paper.every(isLost)) throw new SelfieError("paper-too-bright")
  return paper
}
