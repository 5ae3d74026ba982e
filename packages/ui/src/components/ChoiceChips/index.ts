export { type Choice, ChoiceChips, type ChoiceChipsProps } from "./ChoiceChips.tsx"
