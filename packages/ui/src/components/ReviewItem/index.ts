export { ReviewItem, type ReviewItemProps, type ReviewWords } from "./ReviewItem.tsx"
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
