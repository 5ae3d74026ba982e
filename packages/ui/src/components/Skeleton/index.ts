export { SKELETON_SHAPES, Skeleton, type SkeletonProps, type SkeletonShape } from "./Skeleton.tsx"
