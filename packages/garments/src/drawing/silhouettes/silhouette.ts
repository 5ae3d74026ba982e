/** The parts of a garment as paths on a sheet of 300 x 400 px; every part but `seams` is closed. */
export interface Silhouette {
  /** Seen from inside or from behind, in the shade. */
  readonly inside?: readonly string[]
  /** The cloth itself, from back to front. */
  readonly cloth: readonly string[]
  /** Seams, folds, edges: open lines. */
  readonly seams?: readonly string[]
  /** Soles and rubber, in the colour of paper. */
  readonly pale?: readonly string[]
  /** Heels, lenses and buttons, in ink. */
  readonly dark?: readonly string[]
}
