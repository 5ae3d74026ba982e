import { useEffect, useState } from "react"
import { NAVBAR_SHOWN, navbarVisibility } from "./navbarVisibility.ts"

/**
 * Tracks the window's scrolling and says whether to hide the navbar.
 * @param options.enabled whether it may hide at all; pass true only on mobile devices
 */
export function useNavbarHidden({ enabled }: { enabled: boolean }): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!enabled) return
    let visibility = { ...NAVBAR_SHOWN, top: window.scrollY }
    let frame = 0
    const measure = () => {
      frame = 0
      visibility = navbarVisibility(visibility, {
        top: window.scrollY,
        viewportHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      })
      setHidden(visibility.hidden)
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    window.addEventListener("scroll", schedule, { passive: true })
    return () => {
      window.removeEventListener("scroll", schedule)
      cancelAnimationFrame(frame)
      setHidden(false)
    }
  }, [enabled])
  return hidden
}
