import { Button, CameraView, media, space, useCamera } from "@stylin/ui"
import { useCallback, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSettled } from "../../lib/useSettled.ts"
import { FormError } from "../../parts/FormError.tsx"
import { stack } from "../../parts/Page.tsx"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { Answer, type HerOwn } from "./Answer.tsx"
import { ClothPhoto } from "./ClothPhoto.tsx"
import { cameraAllowed } from "./cameraAllowed.ts"
import { HINTS, lightHint, whiteHint } from "./hints.ts"
import { FRAME, MIDDLE, type Picture } from "./lookAt.ts"
import { PaletteStrip } from "./PaletteStrip.tsx"
import { Mark, markStyle } from "./PickSpot.tsx"
import { PickWhite } from "./PickWhite.tsx"
import { useCloth } from "./useCloth.ts"
import { useWhite } from "./useWhite.ts"
import { WhiteChoice } from "./WhiteChoice.tsx"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]} ${space[64]};
  outline: none;

  /* Lower than for photos, so that a phone shows the answer below it. */
  [data-state="live"],
  [data-state="starting"] {
    --shape: 5 / 4;
  }

  [data-state="live"] [data-part="viewfinder"],
  [data-state="starting"] [data-part="viewfinder"] {
    aspect-ratio: var(--shape);
  }

  ${media.desktop} {
    grid-template-columns: min(30rem, 50%) minmax(0, 1fr);

    [data-state="live"],
    [data-state="starting"] {
      --shape: 1;
    }
  }
`

const Side = styled.div`
  ${stack}
  max-width: 34rem;
`

const WORDS = {
  start: t("Open the camera"),
  shutter: t("Freeze this picture"),
  taken: t("Picture frozen"),
}

/** Reads the colour of cloth before the back camera, or on a photo, and says how it suits her. */
export function TryCloth(own: HerOwn) {
  const camera = useCamera({ facingMode: "environment" })
  const root = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const picture = useRef<Picture>(null)
  const pictureRef = useCallback((element: Picture | null) => {
    picture.current = element
  }, [])
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [spot, setSpot] = useState(MIDDLE)
  const white = useWhite(picture)
  const isOn = photo ? isLoaded : camera.state.kind === "live"
  const reading = useCloth({ picture, spot, gains: white.gains, isOn })
  const light = lightHint(reading)
  const settledLight = useSettled(light, light, TIMINGS.clothSaid)
  const hint = whiteHint(white) || settledLight || (photo ? HINTS.still : HINTS.live)
  const { start } = camera
  useEffect(() => {
    let isLeft = false
    void cameraAllowed().then((isAllowed) => {
      if (isAllowed && !isLeft) start()
    })
    return () => {
      isLeft = true
    }
  }, [start])

  const show = (shown: Blob | null) => {
    setLoaded(false)
    setRefused(false)
    setSpot(MIDDLE)
    setPhoto(shown)
  }
  return (
    <Root ref={root} tabIndex={-1}>
      {photo ? (
        <ClothPhoto
          photo={photo}
          imageRef={pictureRef}
          spot={spot}
          white={white}
          hint={hint}
          onSpot={setSpot}
          onLoaded={() => setLoaded(true)}
          onFailed={() => {
            show(null)
            setRefused(true)
          }}
          onBack={() => {
            show(null)
            white.forget()
            start()
            // The button that she pressed goes with the picture.
            root.current?.focus({ preventScroll: true })
          }}
        />
      ) : (
        <CameraView
          aria-label={t("Camera on the cloth")}
          camera={camera}
          words={WORDS}
          videoRef={pictureRef}
          overlay={
            white.step.kind === "picking" ? (
              <PickWhite white={white} />
            ) : (
              <Mark style={markStyle(spot, FRAME)} />
            )
          }
          hint={isOn ? hint : undefined}
          upload={
            <Button variant="quiet" onClick={() => picker.current?.click()}>
              {t("Use a photo")}
            </Button>
          }
          onShot={({ blob }) => {
            camera.stop()
            show(blob)
          }}
        />
      )}
      <PhotoInput
        ref={picker}
        aria-label={t("Photo of the cloth")}
        onPick={([file]) => {
          camera.stop()
          white.forget()
          show(file)
        }}
      />
      <Side>
        <FormError>
          {isRefused && t("This browser cannot show that photo. Choose another.")}
        </FormError>
        {isOn ? (
          <>
            <Answer {...own} reading={reading} />
            {(reading?.kind === "cloth" || white.step.kind !== "off") && (
              <WhiteChoice white={white} />
            )}
          </>
        ) : (
          <PaletteStrip {...own} />
        )}
      </Side>
    </Root>
  )
}
