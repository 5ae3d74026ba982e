export { LookCard, type LookCardProps, type LookReason } from "./LookCard.tsx"
export { LookCardSkeleton, type LookCardSkeletonProps } from "./LookCardSkeleton.tsx"
