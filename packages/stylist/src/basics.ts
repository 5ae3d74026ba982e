// What needs neither the search nor its tables, for programs that leave looks to a thread.
export { type Random, seededRandom } from "./random.ts"
export { type LookAnswer, tagsFromResponses } from "./responses.ts"
export { stepsBack } from "./search/steps-back.ts"
export { type Day, dayOf, type Weather } from "./weather/day.ts"
export { feltWeather } from "./weather/felt.ts"
export type { Whereabouts } from "./weather/normals.ts"
