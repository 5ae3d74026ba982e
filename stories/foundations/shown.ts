// What the foundations show besides tokens; pages for machines read it too.

/** The stand-in of each face until its file arrives. */
export const FACES = {
  "Instrument Serif": "Instrument Serif Fallback",
  "Figtree Variable": "Figtree Fallback",
}

/** Drawings, and the rule that each keeps. */
export const LOOKS = [
  {
    src: "samples/look-trench.svg",
    alt: "A trench over a knit",
    rule: "A look is worn, and walks.",
  },
  { src: "samples/look-dress.svg", alt: "A dress with heels", rule: "Head to shoes, nothing cut." },
]

export const GARMENTS = [
  {
    src: "samples/item-knit.svg",
    alt: "A cable jumper",
    rule: "A garment lies flat, from the front.",
  },
  { src: "samples/item-bag.svg", alt: "A bag", rule: "One fine line, flat cloth, a soft shadow." },
  { src: "samples/item-jeans.svg", alt: "Wide jeans", rule: "True in cut, length and colour." },
]
