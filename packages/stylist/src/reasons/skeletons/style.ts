import type { PreferenceTag } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/** A tag she loves, by what carries it: `things`, as "the jeans and jacket"; `kinds` without article. */
export const TAG_SAYINGS: Readonly<Record<PreferenceTag, readonly Skeleton[]>> = {
  Prints: [
    "You love a print, and the {kinds} {kinds:has|have} one.",
    "The {kinds} {kinds:brings|bring} the pattern you like.",
    "A print for you: {things}.",
  ],
  "Bold colors": [
    "Bold colour, as you like it: {things}.",
    "The {kinds} {kinds:is|are} as bold as you like your colours.",
    "A strong colour for you: {things}.",
  ],
  "High-waisted": [
    "High-waisted, as you love it: the {kinds}.",
    "The {kinds} {kinds:sits|sit} high on the waist, just as you like.",
    "You like a high waist, and the {kinds} {kinds:has|have} one.",
  ],
  "Colour accents": [
    "One touch of colour, as you like it: {things}.",
    "A single accent, your way: {things}.",
    "You like one thing to stand out; here it is {things}.",
  ],
  Layering: [
    "You love layers, and the {kinds} {kinds:is|are} a good one.",
    "Layered, the way you like it: the {kinds} on top.",
    "The {kinds} {kinds:gives|give} you a layer to play with.",
  ],
  "Neutral pallets": [
    "Neutral from head to toe, the way you love to dress.",
    "All in neutral tones, as you love it.",
    "The calm, neutral palette you like, led by {things}.",
    "Every colour here is a neutral, as you like.",
  ],
  "Relaxed fits": [
    "The {kinds} {kinds:is|are} relaxed, as you like.",
    "The {kinds} {kinds:has|have} the ease you love.",
    "Room to breathe in the {kinds}, your kind of fit.",
  ],
  Sneakers: [
    "Trainers, of course: you love them.",
    "You love trainers, and these go with the rest.",
    "Trainers finish it, as you like.",
  ],
  Denim: [
    "Denim for you: the {kinds}.",
    "You love denim, and the {kinds} {kinds:is|are} the denim here.",
    "The {kinds} {kinds:brings|bring} in the denim you love.",
  ],
  "Cropped pants": [
    "Cropped at the ankle, as you like: the {kinds}.",
    "The {kinds} {kinds:stops|stop} short, and you love a cropped leg.",
    "You like to show an ankle; the {kinds} {kinds:does|do}.",
  ],
  "Tailored suits": [
    "The {kinds} match like a suit, tailored the way you love.",
    "The {kinds} make a suit, and you love a suit.",
    "Tailored as a pair, as you love it: the {kinds}.",
  ],
  Monochrome: [
    "Monochrome from top to toe, as you like it.",
    "Monochrome, as you love it.",
    "You love monochrome, and this look keeps to it.",
  ],
  "Skinny fits": [
    "Close to the body, as you like it: the {kinds}.",
    "The {kinds} {kinds:has|have} the slim fit you love.",
    "You love a close fit; the {kinds} {kinds:is|are} cut that way.",
  ],
  "Oversized fits": [
    "Oversized, just as you like it: the {kinds}.",
    "You love clothes a size too big; the {kinds} {kinds:is|are} cut for it.",
    "The {kinds} {kinds:has|have} the big, easy shape you love.",
  ],
  Leather: [
    "The look of leather, because you love it: the {kinds}.",
    "The {kinds} {kinds:brings|bring} the look of leather that you like.",
    "You love the look of leather; the {kinds} {kinds:has|have} it.",
  ],
  "High heels": [
    "You love high heels, and here they are.",
    "A real heel, as you like it: the {kinds}.",
    "The {kinds} {kinds:gives|give} you the height you love.",
  ],
  "Sporty outfits": [
    "Sporty, your way: the {kinds}.",
    "The {kinds} {kinds:keeps|keep} it as sporty as you like.",
    "You love a sporty look; the {kinds} {kinds:makes|make} it one.",
  ],
  "Crop tops": [
    "Cropped, as you love your tops: the {kinds}.",
    "You love a crop top; this is a good one.",
    "The {kinds} {kinds:ends|end} at the waist, the length you love.",
  ],
}

/** Two tags in one sentence: `first` and `second` are like "denim in the jeans". */
export const TWO_TAGS: readonly Skeleton[] = [
  "{first} and {second}: two things you love.",
  "{first} and {second}, just as you like.",
  "This look has {first} and {second}, as you like.",
]

/** A tag in a few words, for a sentence with two of them. */
export const TAGS_IN_SHORT: Readonly<Record<PreferenceTag, string>> = {
  Prints: "a print in the {kinds}",
  "Bold colors": "bold colour in the {kinds}",
  "High-waisted": "a high waist in the {kinds}",
  "Colour accents": "one accent of colour",
  Layering: "a layer in the {kinds}",
  "Neutral pallets": "a neutral palette",
  "Relaxed fits": "a relaxed fit in the {kinds}",
  Sneakers: "a pair of trainers",
  Denim: "denim in the {kinds}",
  "Cropped pants": "a cropped leg in the {kinds}",
  "Tailored suits": "a suit",
  Monochrome: "a single family of colour",
  "Skinny fits": "a close fit in the {kinds}",
  "Oversized fits": "an oversized fit in the {kinds}",
  Leather: "the look of leather in the {kinds}",
  "High heels": "high heels",
  "Sporty outfits": "something sporty in the {kinds}",
  "Crop tops": "a cropped top",
}
