export { SearchResultCard, type SearchResultCardProps } from "./SearchResultCard.tsx"
export {
  SearchResultListSkeleton,
  type SearchResultListSkeletonProps,
} from "./SearchResultListSkeleton.tsx"
