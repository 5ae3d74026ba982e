export { PhotoGrid, type PhotoGridProps } from "./PhotoGrid.tsx"
export type { GridPhoto, PhotoCounts, PhotoProgress } from "./photoProgress.ts"
export type { PhotoGridWords } from "./photoWords.ts"
