import type { Setting } from "../../grammar/settings.ts"
import type { Skeleton } from "../grammar.ts"

const OFFICE: readonly Skeleton[] = [
  "{things} {things:looks|look} professional without being stiff.",
  "{suited} {suited:means|mean} business without looking severe.",
  "{suited} {suited:is|are} smart enough for any meeting.",
]

/** What suits the occasion. `things` are the clothes that do, as "the blazer and trousers"; `suited` are they if one is tailored. */
export const OCCASION_SAYINGS: Readonly<Record<Setting, readonly Skeleton[]>> = {
  work: OFFICE,
  tailored_work: OFFICE,
  any_work: [
    "{things} will see you through a long day.",
    "{things} {things:is|are} tidy enough for work without being stiff.",
    "{things} {things:keeps|keep} you looking put together until you are home again.",
  ],
  practical_work: [
    "You can bend, reach and carry in {things}.",
    "{things} {things:lets|let} you get on with your work.",
    "Easy to move in, and right for your work: {things}.",
  ],
  everyday_work: [
    "{things} {things:is|are} easy to wear from morning to night.",
    "Comfortable but put together: {things} {things:suits|suit} an ordinary day.",
  ],
  classes: [
    "{things} {things:stays|stay} comfortable through a long day of classes.",
    "{things} {things:keeps|keep} it casual enough for class.",
    "Casual but put together: {things} {things:suits|suit} a day of classes.",
    "For class and whatever comes after, {things} {things:is|are} just right.",
  ],
  outings: [
    "Put together but not dressed up: {things} {things:is|are} right for going out.",
    "{things} {things:is|are} neat enough for lunch and easy enough for the walk there.",
    "{things} {things:is|are} relaxed enough for a day out.",
    "{things} {things:looks|look} considered without being formal.",
  ],
  dating: [
    "{things} {things:is|are} dressed up enough for a date.",
    "{things} {things:feels|feel} special enough for the evening.",
    "For a date, {things} {things:makes|make} it feel special.",
    "{things} {things:shows|show} that you made an effort, but not how much.",
    "{things} {things:is|are} smart enough for a good restaurant.",
    "{things} {things:does|do} the dressing up for the evening.",
    "{things} {things:has|have} the polish that an evening out asks for.",
  ],
  errands: [
    "{things} {things:is|are} easy to move in when there is a lot to do.",
    "{things} will do for the post office and a coffee after.",
    "Casual but tidy: {things} {things:is|are} right for errands.",
    "For running around town, {things} {things:is|are} practical.",
  ],
  outdoors: [
    "{things} {things:is|are} right for a walk in the country.",
    "{things} will see you through a long walk.",
    "{things} can take a path, a stile and a long lunch.",
    "{things} {things:lets|let} you walk in comfort.",
  ],
}

/** What every piece of a look is meant for, as "the office". */
export const MEANT_FOR: Readonly<Record<Setting, string>> = {
  work: "the office",
  tailored_work: "the office",
  any_work: "a working day",
  practical_work: "a day on your feet",
  everyday_work: "an ordinary day",
  classes: "a day of classes",
  outings: "a day out",
  dating: "a date",
  errands: "errands",
  outdoors: "a walk",
}

/** Where there is nothing else to say: nothing in the look belongs elsewhere. */
export const ALL_OF_IT_SAYINGS: readonly Skeleton[] = [
  "Every piece of it is right for {place}.",
  "From head to toe, all of it is meant for {place}.",
  "Nothing in it would look out of place for {place}.",
]

/** The same if the season is worth a mention: `weather` is "warm enough for winter". */
export const WEATHER_SAYINGS: readonly Skeleton[] = [
  "{things} {things:is|are} {grade}, and {weather}.",
  "{things} {things:is|are} {weather}, and {grade} too.",
]
