/** What a picture shows of somebody and what she wears, place by place. */
export interface Parsed {
  /** Places in a row, and rows; together they are the whole picture. */
  readonly width: number
  readonly height: number
  /** How likely each place is of each class, in the order of the classes: a plane for each. */
  readonly planes: readonly Float32Array[]
  /** How likely the picture shows each class at all. */
  readonly presence: Float32Array
  /** How likely each label is one of the picture's. */
  readonly labels: Float32Array
}
