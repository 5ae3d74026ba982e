import type { PreferenceTag } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/**
 * A tag she loves, by what carries it: `things`, as "the navy jeans and your jacket"; `kinds` are they by their shorter names. `beside` is the
 * largest garment that does not carry it, `calm` the same beside what one sees first, and `under` what a layer hangs over. Trainers are `walked` in where she is out
 * all day, and `eased` where something smart is worn with them; beside denim that is `smart`. `colours` are all that show, `accent` is the one that stands out from `rest`.
 */
export const TAG_SAYINGS: Readonly<Record<PreferenceTag, readonly Skeleton[]>> = {
  Prints: [
    "{calm} {calm:stays|stay} plain beside the print you love.",
    "You love a print, and {kinds} {kinds:is|are} all print.",
    "The print you love is here: {kinds}.",
    "You love a print: here it is, {kinds}.",
  ],
  "Bold colors": [
    "Strong colour, the way you like it: {things}.",
    "Here is the strong colour you love: {things}.",
    "You love strong colour, and {things} {things:has|have} plenty of it.",
    "There is nothing shy about {things}.",
  ],
  "High-waisted": [
    "High-waisted, as you love it: {kinds} {kinds:starts|start} at the waist.",
    "{kinds} {kinds:sits|sit} high on the waist, just as you like.",
    "{kinds} {kinds:comes|come} right up to the waist, where you love it.",
  ],
  "Colour accents": [
    "{accent} once, as you like it; the rest is {rest}.",
    "One touch of colour, as you like it: {things}.",
    "You like one thing to stand out: {things} among {rest}.",
  ],
  Layering: [
    "{kinds} {kinds:adds|add} the layer you like to have.",
    "{things} over {under}: the layers you love.",
    "{things} over {under}, because you love to layer.",
    "A layer to put on and take off, as you love it: {kinds}.",
  ],
  "Neutral pallets": [
    "{colours}: neutrals from head to toe, as you love them.",
    "Only {colours}: neutrals, the way you like them.",
    "Neutrals only, the way you like them.",
  ],
  "Relaxed fits": [
    "{kinds} {kinds:has|have} the easy fit that you love.",
    "Room to breathe in {kinds}, your kind of fit.",
    "Nothing pulls or pinches in {kinds}, and that is how you like it.",
  ],
  Sneakers: [
    "{walked}, since you love them: good from the first step to the last.",
    "You are in {walked}, your favourites, all day.",
    "A long day is no trouble in {walked}, and you love them.",
    "You love {eased}, and they keep the rest from looking too careful.",
    "{walked} finish the look, and you love them.",
  ],
  Denim: [
    "You love denim, and {kinds} {kinds:brings|bring} it in.",
    "{kinds} with {beside}: denim, as you love it.",
    "{kinds} {kinds:takes|take} the office out of {smart}, and you love denim anyway.",
    "{smart} with denim is never stiff: {kinds}, since you love it.",
    "Denim, since you love it: {kinds}.",
  ],
  "Cropped pants": [
    "{kinds} {kinds:ends|end} above the ankle, as you like.",
    "{kinds} {kinds:stops|stop} short, and you love a cropped leg.",
  ],
  "Tailored suits": [
    "{kinds} match like a suit, tailored the way you love.",
    "{kinds} make a suit, and you love a suit.",
    "Tailored as a pair, as you love it: {kinds}.",
  ],
  Monochrome: [
    "{colours} only: the monochrome you love.",
    "Only {colours}, from top to toe, as you like it.",
    "Monochrome from top to toe, as you like it.",
  ],
  "Skinny fits": [
    "Close to the body, as you like it: {kinds} {kinds:follows|follow} your line.",
    "{kinds} {kinds:has|have} the slim fit you love.",
  ],
  "Oversized fits": [
    "Oversized, just as you like it: there is room to spare in {kinds}.",
    "You love an oversized shape, and {kinds} {kinds:has|have} it.",
    "{kinds} {kinds:has|have} the big, easy shape you love.",
  ],
  Leather: [
    "{kinds} {kinds:brings|bring} the look of leather that you love.",
    "The look of leather where you like it: {kinds}.",
  ],
  "High heels": [
    "You love a high heel, and {kinds} {kinds:has|have} one.",
    "A real heel, as you like it, on {kinds}.",
    "Heels, since you love them: {kinds}.",
    "{kinds} {kinds:gives|give} you the height you love.",
  ],
  "Sporty outfits": [
    "{kinds} {kinds:keeps|keep} it as sporty as you like.",
    "Sporty, as you like it: {kinds}.",
  ],
  "Crop tops": [
    "Cropped, as you like it: {kinds}.",
    "{kinds} {kinds:ends|end} at the waist, the length you love.",
  ],
}
