interface PrivateNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean
}

/** Whether the browser says for her that she does not want to be tracked. */
export function isTrackingRefused(browser: PrivateNavigator = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1"
}

/** Where the events go to; undefined where the operator has set no analytics up. */
export const PLAUSIBLE_DOMAIN: string | undefined =
  import.meta.env.VITE_PLAUSIBLE_DOMAIN || undefined

/** The module that reports a signup to an advertiser; undefined where there is none. */
export const CONVERSION_MODULE: string | undefined =
  import.meta.env.VITE_CONVERSION_MODULE || undefined

/** Whether there is anything that her consent would start. */
export function isTrackingPossible(): boolean {
  const isSetUp = PLAUSIBLE_DOMAIN !== undefined || CONVERSION_MODULE !== undefined
  return isSetUp && !isTrackingRefused()
}
