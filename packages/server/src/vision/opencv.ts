import { createRequire } from "node:module"

/** A matrix in OpenCV's own memory, which nothing but `delete` gives back. */
export interface Mat {
  readonly data: Uint8Array
  delete(): void
}

/** The part of OpenCV that is used here. */
export interface OpenCv {
  Mat: new () => Mat
  Size: new (width: number, height: number) => object
  Rect: new (x: number, y: number, width: number, height: number) => object
  matFromArray(rows: number, columns: number, type: number, values: ArrayLike<number>): Mat
  grabCut(
    picture: Mat,
    mask: Mat,
    rectangle: object,
    background: Mat,
    foreground: Mat,
    rounds: number,
    mode: number,
  ): void
  morphologyEx(from: Mat, to: Mat, operation: number, kernel: Mat): void
  getStructuringElement(shape: number, size: object): Mat
  setRNGSeed(seed: number): void
  exceptionFromPtr(pointer: number): { readonly msg: string }
  readonly CV_8UC1: number
  readonly CV_8UC3: number
  readonly GC_INIT_WITH_MASK: number
  readonly MORPH_ELLIPSE: number
  readonly MORPH_OPEN: number
  readonly MORPH_CLOSE: number
}

interface LoadingCv extends Partial<OpenCv> {
  onRuntimeInitialized?: () => void
}

/**
 * Loads OpenCV's WebAssembly build, once for a thread. It comes inside an object because it has a
 * `then` of its own that never settles: awaiting it would hang the thread for ever.
 */
export function loadOpenCv(): Promise<{ cv: OpenCv }> {
  loading ??= new Promise((resolve) => {
    const module: LoadingCv = createRequire(import.meta.url)("@techstark/opencv-js")
    // Its own types describe OpenCV 4 in full and name the classes differently.
    const ready = () => resolve({ cv: module as OpenCv })
    if (module.Mat) ready()
    else module.onRuntimeInitialized = ready
  })
  return loading
}
let loading: Promise<{ cv: OpenCv }> | undefined

/** Lends matrices to `work` and takes them all back; OpenCV throws numbers, which become errors. */
export function withMats<Result>(
  cv: OpenCv,
  work: (own: <Owned extends Mat>(mat: Owned) => Owned) => Result,
): Result {
  const owned: Mat[] = []
  try {
    return work((mat) => {
      owned.push(mat)
      return mat
    })
  } catch (error) {
    if (typeof error === "number") throw new Error(cv.exceptionFromPtr(error).msg)
    throw error
  } finally {
    for (const mat of owned) mat.delete()
  }
}
