/** The viewer's left or right. */
export type Side = "L" | "R"

/** A garment that is worn: the same object in all its layers. */
export interface Owner {
  readonly colour: string
}

/** A piece of drawing and its height in the pile; higher covers lower. */
export interface Layer {
  readonly z: number
  readonly s: string
  /** The garment that it belongs to, if it has to be told from others of its colour. */
  readonly of?: Owner | undefined
  /** A sleeve: drawn with its arm, over the arm's skin. */
  readonly arm?: Side
  /** How far down the arm a sleeve reaches, 0 to 1; bare arm is drawn below it. */
  readonly t1?: number
  /** It begins below a bare shoulder. */
  readonly bareShoulder?: boolean
  /** Cut in one with what covers the body: no edge parts them. */
  readonly inOne?: boolean
  /** Thin enough that the arm inside shimmers through. */
  readonly sheer?: boolean
  /** Held in this hand. */
  readonly hand?: Side
}

/** The order of the pile. */
export const Z = {
  hairBehind: 5,
  back: 10,
  legs: 20,
  shoes: 22,
  skin: 24,
  covered: 24.5,
  tucked: 25,
  slimTrousers: 26,
  boots: 30,
  skirt: 33,
  trousers: 34,
  belt: 36,
  torso: 40,
  dress: 42,
  shirtCollar: 58,
  jacket: 60,
  coat: 70,
  crossbody: 76,
  handBag: 79,
  armL: 80,
  armR: 82,
  cape: 84,
  onCape: 85,
  scarf: 87,
  collar: 88,
  face: 91,
  glasses: 91.5,
  hair: 92,
  scarfLoop: 92.5,
  hat: 95,
} as const
