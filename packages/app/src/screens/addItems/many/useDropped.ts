import { useEffect, useState } from "react"
import { droppedFiles } from "./droppedFiles.ts"

/** Takes files dropped anywhere on the page or pasted. Returns whether files hover over it. */
export function useDropped(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stopped = new AbortController()
    const options = { signal: stopped.signal }
    const take = (data: DataTransfer) => {
      void droppedFiles(data).then((files) => {
        if (files.length > 0 && !stopped.signal.aborted) onFiles(files)
      })
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      // Without this the browser would open what is dropped.
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener("dragover", over, options)
    window.addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) setIsOver(false)
      },
      options,
    )
    window.addEventListener(
      "drop",
      (event) => {
        setIsOver(false)
        if (!event.dataTransfer?.types.includes("Files")) return
        event.preventDefault()
        take(event.dataTransfer)
      },
      options,
    )
    window.addEventListener(
      "paste",
      ({ clipboardData }) => {
        if (clipboardData && clipboardData.files.length > 0) take(clipboardData)
      },
      options,
    )
    return () => stopped.abort()
  }, [onFiles])
  return isOver
}
