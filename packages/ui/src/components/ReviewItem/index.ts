export { ReviewItem, type ReviewItemProps } from "./ReviewItem.tsx"
export { ReviewItemSkeleton, type ReviewItemSkeletonProps } from "./ReviewItemSkeleton.tsx"
export {
  REVIEW_FIELDS,
  type ReviewChange,
  type ReviewChoice,
  type ReviewColour,
  type ReviewField,
  type ReviewPicture,
  type ReviewValue,
} from "./reviewValue.ts"
export type { ReviewWords } from "./reviewWords.ts"
