export { GERMAN_WORDS } from "./germanWords.ts"
