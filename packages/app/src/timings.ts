/** Every wait of the app, in milliseconds. */
export const TIMINGS = {
  snackbar: 4000,
  splashRotation: { interval: 5000, refresh: 2500, swap: 700 },
  onboardingStage: 500,
  feedStage: 1000,
  afterDone: 1000,
  feedRefreshPlaceholder: 1500,
  signOutLimit: 3000,
  conversionLimit: 800,
  signupRetryFirst: 5000,
  signupRetryLongest: 60_000,
} as const
