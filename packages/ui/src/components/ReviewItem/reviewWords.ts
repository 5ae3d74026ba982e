/** What a found garment says by itself. */
export interface ReviewWords {
  /** Names the choice of a section. */
  section: string
  /** Names the choice of its kind. */
  kind: string
  /** Names the choice of its main colour. */
  colour: string
  /** Names the choice of a picture. */
  picture: string
  /** The last of the kinds, which opens all others. */
  moreKinds: string
  /** Marks what was read without certainty. */
  pleaseCheck: string
  /** Shown if there is no picture. */
  noPicture: string
  /** Read out while a garment is still being read. */
  loading: string
}

export const REVIEW_WORDS: ReviewWords = {
  section: "Section",
  kind: "What it is",
  colour: "Main colour",
  picture: "Picture",
  moreKinds: "Something else",
  pleaseCheck: "Please check",
  noPicture: "No picture",
  loading: "Loading item",
}
