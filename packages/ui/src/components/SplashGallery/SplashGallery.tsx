import type { ComponentProps, CSSProperties } from "react"
import { PauseIcon, PlayIcon, RefreshIcon } from "../../icons/index.ts"
import { useSettings } from "../../provider/StylinContext.ts"
import { IconButton } from "../IconButton/index.ts"
import { ROTATION_TIMINGS, type RotationTimings } from "./rotation.ts"
import { SplashGalleryFigure, type SplashGalleryLook } from "./SplashGalleryLook.tsx"
import { SplashGalleryRoot } from "./SplashGalleryRoot.tsx"
import {
  SPLASH_GALLERY_WORDS,
  type SplashGalleryWords,
  underPresentNames,
} from "./splashGalleryWords.ts"
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
  /** Replaces some of the words. */
  words?: Partial<SplashGalleryWords> | undefined
}

/**
 * Sample looks that follow one another, with what they are made of. The rotation can be stopped,
 * and pauses by itself while pointer or focus is on it and while the page is hidden.
 */
export function SplashGallery({
  looks,
  label,
  timings,
  words: ownWords,
  style,
  ...rest
}: SplashGalleryProps) {
  // Former names give way before the words are joined: else the provider's present one would come before a former one of its own.
  const words = {
    ...SPLASH_GALLERY_WORDS,
    ...underPresentNames(useSettings().words.SplashGallery),
    ...underPresentNames(ownWords),
  }
  const times = { ...ROTATION_TIMINGS, ...timings }
  const { rotation, press, hold } = useRotation(looks.length, times)
  const isPageLoaded = usePageLoaded()
  // If there are now fewer looks, the turn may lie beyond the last.
  const shown = rotation.shown % looks.length
  const isPaused = rotation.wish === "paused"
  return (
    <SplashGalleryRoot
      data-stylin-ui=""
      {...rest}
      style={{ ...style, ...durationsOf(times) }}
      aria-label={label ?? words.label}
      aria-roledescription={words.carousel}
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
            ownedLabel={words.owned}
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
              label={isPaused ? words.play : words.pause}
              icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
              onClick={press}
            />
          )}
        </div>
      </div>
    </SplashGalleryRoot>
  )
}

/** What moves takes as long as the rotation does, said in custom properties, which React's types lack. */
function durationsOf({ refresh, swap }: RotationTimings): CSSProperties {
  return { "--refresh": `${refresh}ms`, "--swap": `${swap}ms` } as CSSProperties
}
