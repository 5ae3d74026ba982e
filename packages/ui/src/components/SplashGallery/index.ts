export { ROTATION_TIMINGS, type RotationTimings } from "./rotation.ts"
export { SplashGallery, type SplashGalleryProps } from "./SplashGallery.tsx"
export type { SplashGalleryItem, SplashGalleryLook } from "./SplashGalleryLook.tsx"
