/** Drawn when the app is built; see packages/app/pictures. */
declare module "virtual:stylin-pictures" {
  /**
   * Addresses of the sample looks, by their ids, and of the body types' figures, by their names.
   */
  export const PICTURES: Readonly<Record<string, string>>
}

declare module "virtual:stylin-splash-pictures" {
  /** Addresses of the splash screen's looks and garments, by their names. */
  export const SPLASH_PICTURES: Readonly<Record<string, string>>
}

declare module "virtual:stylin-figure-pictures" {
  /** Addresses of the pictures of what can be chosen for a figure, such as `head-bob`, by name. */
  export const FIGURE_PICTURES: Readonly<Record<string, string>>
}
