export { ALTERNATIVE_DELAY, ItemCard, type ItemCardProps } from "./ItemCard.tsx"
export { formatPrice, type ItemCardItem } from "./itemFacts.ts"
