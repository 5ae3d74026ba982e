import { useEffect, useState } from "react"

/** Whether the page has loaded everything it began with, so that later needs can be fetched. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const follow = () => setIsLoaded(document.readyState === "complete")
    follow()
    document.addEventListener("readystatechange", follow)
    return () => document.removeEventListener("readystatechange", follow)
  }, [])
  return isLoaded
}
