/** What the waiting screen says by itself. */
export interface StagedLoaderWords {
  /** Names the screen for screen readers. */
  label: string
  /** Names the progress bar. */
  progress: string
}

export const STAGED_LOADER_WORDS: StagedLoaderWords = {
  label: "Loading",
  progress: "Progress",
}
