interface HintedNavigator extends Navigator {
  readonly userAgentData?: { readonly mobile: boolean }
}

/** Whether this is a mobile device: its main pointer is a finger, or the browser says so. */
export function isMobile(): boolean {
  const { userAgentData }: HintedNavigator = navigator
  return userAgentData?.mobile === true || window.matchMedia("(pointer: coarse)").matches
}
