export { PhotoGrid, type PhotoGridProps } from "./PhotoGrid.tsx"
export type { GridPhoto, PhotoProgress } from "./photoProgress.ts"
