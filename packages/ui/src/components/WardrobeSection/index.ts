export { WardrobeSection, type WardrobeSectionProps } from "./WardrobeSection.tsx"
export {
  WardrobeSectionSkeleton,
  type WardrobeSectionSkeletonProps,
} from "./WardrobeSectionSkeleton.tsx"
