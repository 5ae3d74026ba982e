/** Media queries, to be interpolated into styles: `${media.desktop} { … }`. */
export const media = {
  tablet: "@media (min-width: 768px)",
  desktop: "@media (min-width: 1024px)",
  finePointer: "@media (hover: hover) and (pointer: fine)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
} as const
