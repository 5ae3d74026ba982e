/** What the gallery says by itself. */
export interface SplashGalleryWords {
  /** What the gallery shows, for screen readers. */
  label: string
  /** What kind of thing it is, for screen readers. */
  carousel: string
  /** Label of a garment that is hers. */
  owned: string
  /** Name of the button that stops the rotation. */
  pause: string
  /** Name of the button that resumes it. */
  play: string
  /**
   * The former name of `owned`.
   * @deprecated use `owned`
   */
  yours?: string
}

export const SPLASH_GALLERY_WORDS: SplashGalleryWords = {
  label: "Sample looks",
  carousel: "carousel",
  owned: "Yours",
  pause: "Pause",
  play: "Play",
}
