import type { Activity } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/** What suits the occasion. `things` are the clothes that do, as "the blazer and trousers". */
export const OCCASION_SAYINGS: Readonly<Record<Activity, readonly Skeleton[]>> = {
  work: [
    "{things} {things:holds|hold} up beside the best-dressed in the room.",
    "{things} {things:reads|read} as work from across the room.",
    "Smart without effort: {things} {things:sees|see} to that.",
    "{things} would look right in any meeting.",
    "Ready for the office: {things} {things:sets|set} the tone.",
    "{things} {things:does|do} the dressing up for work.",
  ],
  classes: [
    "{things} {things:outlasts|outlast} three lectures and the bus home.",
    "Nothing to fuss over between lectures: {things} {things:stays|stay} casual.",
    "Casual in the right way: {things} {things:sees|see} to that.",
    "{things} {things:fits|fit} in on any campus.",
    "{things} {things:keeps|keep} the day relaxed.",
  ],
  outings: [
    "Put together but not dressed up: {things} {things:is|are} right for going out.",
    "{things} {things:sits|sit} between smart and casual, right for going out.",
    "{things} will do for lunch, and for whatever comes after.",
    "Made an effort, not a fuss: {things} {things:says|say} so.",
    "{things} {things:lifts|lift} it one notch above everyday, no more.",
    "For a day out with people you like, {things} {things:hits|hit} the note.",
    "{things} {things:works|work} in a gallery and in a pub.",
  ],
  dating: [
    "{things} {things:is|are} dressed up enough for a date.",
    "{things} {things:says|say} you thought about it, and stop there.",
    "A date asks for something special: {things} {things:answers|answer}.",
    "{things} {things:makes|make} it an evening.",
    "{things} {things:is|are} smart enough for a good table.",
    "Dressed for someone worth it: {things} {things:sees|see} to that.",
    "{things} {things:lifts|lift} it above the everyday.",
  ],
  errands: [
    "{things} {things:is|are} easy to walk fast in.",
    "Easy on, easy to move in: {things} {things:makes|make} light of errands.",
    "{things} will take you from the post office to a coffee.",
    "Casual but not careless: {things} {things:sees|see} to that.",
    "{things} {things:keeps|keep} a busy morning simple.",
    "For a list of small jobs, {things} {things:is|are} all you need.",
  ],
  outdoors: [
    "{things} {things:is|are} made for moving.",
    "{things} {things:takes|take} the path as it comes.",
    "Nothing precious: {things} {things:belongs|belong} outside.",
    "Fresh air asks for ease, and {things} {things:has|have} it.",
  ],
}

/** The same if the season is worth a mention: `weather` is "warm enough for winter". */
export const WEATHER_SAYINGS: readonly Skeleton[] = [
  "{things} {things:is|are} {grade}, and {weather}.",
]
