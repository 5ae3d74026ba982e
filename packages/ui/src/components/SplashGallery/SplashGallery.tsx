import type { ComponentProps } from "react"
import { PauseIcon, PlayIcon, RefreshIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { ROTATION_TIMINGS, type RotationTimings } from "./rotation.ts"
import { SplashGalleryFigure, type SplashGalleryLook } from "./SplashGalleryLook.tsx"
import { SplashGalleryRoot } from "./SplashGalleryRoot.tsx"
import { usePageLoaded } from "./usePageLoaded.ts"
import { useRotation } from "./useRotation.ts"

/** Events that the gallery handles itself. */
type Owned = "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"

export interface SplashGalleryProps extends Omit<ComponentProps<"section">, "children" | Owned> {
  /** The looks, shown in turn; a single one does not rotate. */
  looks: readonly SplashGalleryLook[]
  /** What the gallery shows, for screen readers. */
  label?: string | undefined
  /** Replaces some of the rotation's times. */
  timings?: Partial<RotationTimings> | undefined
  /** Label of a garment that is hers. */
  yoursLabel?: string | undefined
  /** Name of the button that stops the rotation. */
  pauseLabel?: string | undefined
  /** Name of the button that resumes it. */
  playLabel?: string | undefined
}

/**
 * Sample looks that follow one another, with what they are made of. The rotation can be stopped,
 * and pauses by itself while pointer or focus is on it and while the page is hidden.
 */
export function SplashGallery({
  looks,
  label = "Sample looks",
  timings,
  yoursLabel = "Yours",
  pauseLabel = "Pause",
  playLabel = "Play",
  ...rest
}: SplashGalleryProps) {
  const { rotation, press, hold } = useRotation(looks.length, { ...ROTATION_TIMINGS, ...timings })
  const isPageLoaded = usePageLoaded()
  // If there are now fewer looks, the turn may lie beyond the last.
  const shown = rotation.shown % looks.length
  const isPaused = rotation.wish === "paused"
  return (
    <SplashGalleryRoot
      {...rest}
      aria-label={label}
      aria-roledescription="carousel"
      data-phase={rotation.phase}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={(event) => event.target.matches(":focus-visible") && hold("focus", true)}
      onBlur={() => hold("focus", false)}
    >
      <div data-part="looks">
        {looks.map((look, index) => (
          <SplashGalleryFigure
            key={look.id}
            look={look}
            yours={yoursLabel}
            shown={index === shown}
            fetched={isPageLoaded || index === shown}
          />
        ))}
        <div data-part="frame">
          <span data-part="refresh">
            <RefreshIcon aria-hidden="true" />
          </span>
          {looks.length < 2 ? null : (
            <IconButton
              data-part="pause"
              label={isPaused ? playLabel : pauseLabel}
              icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
              onClick={press}
            />
          )}
        </div>
      </div>
    </SplashGalleryRoot>
  )
}
