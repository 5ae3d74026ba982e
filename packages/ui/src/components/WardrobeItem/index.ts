export { WardrobeItem, type WardrobeItemProps } from "./WardrobeItem.tsx"
export { WardrobeItemSkeleton, type WardrobeItemSkeletonProps } from "./WardrobeItemSkeleton.tsx"
