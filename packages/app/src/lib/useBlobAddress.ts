import { useLayoutEffect, useState } from "react"

/** An address under which the page can show a picture, for as long as it is shown. */
export function useBlobAddress(picture: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>()
  // Before the first paint, and made again if React runs the effect again: an address that has been
  // given back shows nothing.
  useLayoutEffect(() => {
    const made = picture ? URL.createObjectURL(picture) : undefined
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [picture])
  return address
}
