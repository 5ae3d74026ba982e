/** Distance from the top beyond which scrolling down hides the bar, in CSS pixels. */
export const HIDE_BEYOND = 100

/** How far scrolling up brings it back, and how near the page's end shows it, in CSS pixels. */
export const REAPPEAR_WITHIN = 100

/** The scroll position of the page, in CSS pixels. */
export interface ScrollPosition {
  /** From the page's top to the viewport's; may overshoot either end while it bounces. */
  top: number
  /** Height of the visible part, in CSS pixels. */
  viewportHeight: number
  /** Height of everything that scrolls, in CSS pixels. */
  pageHeight: number
}

export interface NavbarVisibility {
  /** Whether the bar is out of sight. */
  hidden: boolean
  /** Lowest position since the bar was hidden, from which scrolling up is measured. */
  lowest: number
  /** Position after the last movement. */
  top: number
}

/** The bar at rest at the top of a page. */
export const NAVBAR_SHOWN: NavbarVisibility = { hidden: false, lowest: 0, top: 0 }

/**
 * Decides from one scroll movement whether the bar hides: scrolling down past 100 px hides it,
 * scrolling up by 100 px or coming within 100 px of the page's end shows it.
 */
export function navbarVisibility(
  previous: NavbarVisibility,
  { top, viewportHeight, pageHeight }: ScrollPosition,
): NavbarVisibility {
  const furthest = Math.max(0, pageHeight - viewportHeight)
  const at = Math.min(Math.max(0, top), furthest)
  if (furthest - at <= REAPPEAR_WITHIN) return { hidden: false, lowest: at, top: at }
  if (!previous.hidden)
    return { hidden: at > previous.top && at > HIDE_BEYOND, lowest: at, top: at }
  const lowest = Math.max(previous.lowest, at)
  return { hidden: lowest - at < REAPPEAR_WITHIN, lowest, top: at }
}
