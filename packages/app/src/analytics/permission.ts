interface PrivateNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean
}

/** Whether her browser asks not to be tracked. */
export function isTrackingRefused(browser: PrivateNavigator = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1"
}

/** Where the events go; undefined if the operator has set up no analytics. */
export const PLAUSIBLE_DOMAIN: string | undefined =
  import.meta.env.VITE_PLAUSIBLE_DOMAIN || undefined

/** The module that reports a signup to an advertiser; undefined if there is none. */
export const CONVERSION_MODULE: string | undefined =
  import.meta.env.VITE_CONVERSION_MODULE || undefined

/** Whether her consent would start anything. */
export function isTrackingPossible(): boolean {
  const isSetUp = PLAUSIBLE_DOMAIN !== undefined || CONVERSION_MODULE !== undefined
  return isSetUp && !isTrackingRefused()
}
