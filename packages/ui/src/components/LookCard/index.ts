export { LookCard, type LookCardPartRefs, type LookCardProps } from "./LookCard.tsx"
export type { LookReason } from "./LookCardReasons.tsx"
export { LookCardSkeleton, type LookCardSkeletonProps } from "./LookCardSkeleton.tsx"
