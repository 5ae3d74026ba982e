import { useEffect, useState } from "react"
import { NAVBAR_SHOWN, navbarVisibility } from "./navbarVisibility.ts"

/**
 * Follows the window's scrolling and says whether the navbar is to be hidden.
 * @param options.enabled whether it may hide at all; pass true on mobile devices only
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
