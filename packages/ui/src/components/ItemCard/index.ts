export { ALTERNATIVE_DELAY, ItemCard, type ItemCardProps } from "./ItemCard.tsx"
export type { ItemCardItem } from "./itemFacts.ts"
