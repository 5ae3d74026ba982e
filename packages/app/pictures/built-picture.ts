/** A part of a drawing, in its own units. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A picture that the app is built with. */
export interface BuiltPicture {
  readonly name: string
  /** Those of the splash screen and of the figure's choices are separate: few visitors need both. */
  readonly set: "splash" | "screens" | "figure"
  /** The part of the drawing that is shown; all of it by default. */
  readonly crop?: Crop
  /** In device pixels: three per CSS pixel of its width on a phone. */
  readonly width: number
  draw(): string
}
