/** What the gallery says by itself. */
export interface SplashGalleryWords {
  /** What the gallery shows, for screen readers. */
  label: string
  /** What kind of thing it is, for screen readers. */
  carousel: string
  /** Label of a garment that is hers; left out only by who still says it as `yours`. */
  owned?: string
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

export const SPLASH_GALLERY_WORDS: SplashGalleryWords & { owned: string } = {
  label: "Sample looks",
  carousel: "carousel",
  owned: "Yours",
  pause: "Pause",
  play: "Play",
}

/** The same words, with what is said under the former name said under the present one. */
export function underPresentNames({
  yours,
  ...words
}: Partial<SplashGalleryWords> = {}): Omit<Partial<SplashGalleryWords>, "yours"> {
  return yours === undefined ? words : { owned: yours, ...words }
}
