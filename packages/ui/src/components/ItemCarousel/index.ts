export { ItemCarousel, type ItemCarouselProps } from "./ItemCarousel.tsx"
