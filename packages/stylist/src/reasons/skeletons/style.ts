import type { PreferenceTag } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/**
 * A tag she loves, by what carries it: `things`, as "the jeans and jacket"; `kinds` without article. Trainers are
 * `walked` in where she is out all day, and `eased` where something smart is worn with them.
 */
export const TAG_SAYINGS: Readonly<Record<PreferenceTag, readonly Skeleton[]>> = {
  Prints: [
    "You love a print, and the {kinds} {kinds:puts|put} it where it shows.",
    "The {kinds} {kinds:brings|bring} the pattern you like.",
    "{things} {things:wears|wear} the print that you love.",
    "Here is the print you love: the {kinds}.",
  ],
  "Bold colors": [
    "Bold colour, as you like it: {things} {things:sets|set} the tone.",
    "The {kinds} {kinds:is|are} as bold as you like your colours.",
    "You are not shy of colour, and {things} {things:proves|prove} it.",
    "{things} {things:brings|bring} the strong colour that you love.",
  ],
  "High-waisted": [
    "High-waisted, as you love it: the {kinds} {kinds:starts|start} at the waist.",
    "The {kinds} {kinds:sits|sit} high on the waist, just as you like.",
    "You like a high waist, and the {kinds} {kinds:has|have} one.",
  ],
  "Colour accents": [
    "One touch of colour, as you like it, and {things} {things:is|are} it.",
    "A single accent, your way: all eyes go to {things}.",
    "You like one thing to stand out; here it is {things}.",
    "Only {things} {things:speaks|speak} up, just as you like it.",
  ],
  Layering: [
    "Layered, as you like it, with the {kinds}.",
    "The {kinds} {kinds:makes|make} it a layered look, the way you like.",
  ],
  "Neutral pallets": [
    "Neutral from head to toe, the way you love to dress.",
    "All in neutral tones, just as you like.",
    "The calm, neutral palette you like, beginning with {things}.",
    "Nothing but neutrals, as you like, so they all go together.",
  ],
  "Relaxed fits": [
    "Nothing pulls: the {kinds} {kinds:is|are} relaxed, as you like.",
    "The {kinds} {kinds:has|have} the easy fit that you love.",
    "Room to breathe in the {kinds}, your kind of fit.",
  ],
  Sneakers: [
    "{walked}, of course: you can walk all day in what you love.",
    "You love {eased}, and they keep the rest from looking too careful.",
    "Trainers finish it, as you like: easy on the feet.",
    "Trainers, because you love them; with this they are right.",
    "Flat and quick on your feet, as you like to be: see the {kinds}.",
  ],
  Denim: [
    "You love denim, and here it is: the {kinds}.",
    "The {kinds} {kinds:brings|bring} in the denim you love.",
    "It starts with denim, as you would: the {kinds}.",
  ],
  "Cropped pants": [
    "Cropped as you like: the {kinds} {kinds:leaves|leave} room for your shoes.",
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
    "You love monochrome, and nothing here breaks it.",
    "One family of colour all through, as you love it, so the shapes count.",
  ],
  "Skinny fits": [
    "Close to the body, as you like it: the {kinds} {kinds:follows|follow} your line.",
    "The {kinds} {kinds:has|have} the slim fit you love.",
    "You love a close fit; the {kinds} {kinds:is|are} cut that way.",
  ],
  "Oversized fits": [
    "Oversized, just as you like it: there is room to spare in the {kinds}.",
    "You love an oversized shape, and the {kinds} {kinds:has|have} it.",
    "The {kinds} {kinds:has|have} the big, easy shape you love.",
  ],
  Leather: [
    "The look of leather, because you love its edge: see the {kinds}.",
    "The {kinds} {kinds:brings|bring} the look of leather that you like.",
    "You love the look of leather; the {kinds} {kinds:has|have} it.",
  ],
  "High heels": [
    "You love a high heel, and the {kinds} {kinds:has|have} one.",
    "A real heel, as you like it, on the {kinds}.",
    "You like to be in heels, so it had to be the {kinds}.",
    "The {kinds} {kinds:gives|give} you the height you love.",
  ],
  "Sporty outfits": [
    "Sporty, your way: nothing in the {kinds} holds you back.",
    "The {kinds} {kinds:keeps|keep} it as sporty as you like.",
    "You love a sporty look; the {kinds} {kinds:makes|make} it one.",
  ],
  "Crop tops": [
    "Cropped, as you love your tops, so the {kinds} {kinds:shows|show} the waistband.",
    "You love a crop top, and the {kinds} {kinds:ends|end} just where you like.",
    "The {kinds} {kinds:ends|end} at the waist, the length you love.",
  ],
}

/** Two tags in one sentence: `first` and `second` are like "denim in the jeans". */
export const TWO_TAGS: readonly Skeleton[] = [
  "Both as you love them: {first} and {second}.",
  "{first}, then {second}: you would have picked both.",
  "Two things that you love: {first} and {second}.",
  "{first} and {second} together: that is how you like to dress.",
]

/** A tag in a few words, for a sentence with two of them. */
export const TAGS_IN_SHORT: Readonly<Record<PreferenceTag, string>> = {
  Prints: "a print in the {kinds}",
  "Bold colors": "bold colour in the {kinds}",
  "High-waisted": "a high waist in the {kinds}",
  "Colour accents": "one accent of colour in the {kinds}",
  Layering: "layers with the {kinds}",
  "Neutral pallets": "a neutral palette",
  "Relaxed fits": "a relaxed fit in the {kinds}",
  Sneakers: "a pair of trainers",
  Denim: "denim in the {kinds}",
  "Cropped pants": "a cropped leg in the {kinds}",
  "Tailored suits": "tailoring in the {kinds}",
  Monochrome: "a single family of colour",
  "Skinny fits": "a close fit in the {kinds}",
  "Oversized fits": "an oversized fit in the {kinds}",
  Leather: "the look of leather in the {kinds}",
  "High heels": "high heels",
  "Sporty outfits": "something sporty in the {kinds}",
  "Crop tops": "a cropped top",
}
