export {
  WardrobeSection,
  type WardrobeSectionProps,
  type WardrobeShelf,
} from "./WardrobeSection.tsx"
export {
  WardrobeSectionSkeleton,
  type WardrobeSectionSkeletonProps,
} from "./WardrobeSectionSkeleton.tsx"
