import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { Tooltip } from "./Tooltip.tsx"

/** Shows the tooltip inside as a press on its control does. */
function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector("button")?.click(), [])
  return <div ref={place}>{children}</div>
}

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Half a sentence, without a full stop."],
  do: {
    words: "Say why a button is out of use.",
    show: (
      <Pressed>
        <Tooltip text="Add five pieces first" placement="bottom">
          <Button aria-disabled="true">Style my wardrobe</Button>
        </Tooltip>
      </Pressed>
    ),
    frame: 140,
  },
  dont: {
    words: "Do not hide in it what everybody needs.",
    show: (
      <Pressed>
        <Tooltip text="Your photos are deleted after thirty days" placement="bottom">
          <Button aria-disabled="true">Upload photos</Button>
        </Tooltip>
      </Pressed>
    ),
    frame: 140,
  },
  anatomy: {
    story: "Below",
    parts: [{ name: "control", about: "what it explains; its own name stays", at: "button" }],
  },
}
