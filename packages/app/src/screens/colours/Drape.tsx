import { Button, CameraView, Checkbox, FaceOval, media, space, useCamera } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useBlobAddress } from "../../lib/useBlobAddress.ts"
import { Quiet, Stack, stack } from "../../parts/Page.tsx"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import {
  findPortrait,
  forgetPortrait,
  keepPortrait,
  portrait,
  takePortrait,
} from "../../state/selfie/portrait.ts"
import { t } from "../../words/t.ts"
import { Board } from "./Board.tsx"
import { DrapeColours, type Drapes } from "./DrapeColours.tsx"

const Beside = styled.div`
  ${stack}

  /* A quiet button's words, not its room, stand at the edge. */
  button[data-variant="quiet"] {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[20]} ${space[48]};

  ${media.desktop} {
    grid-template-columns: min(24rem, 45%) minmax(0, 1fr);
  }
`

/** Shows palette colours beside her picture, which stays on this device. */
export function Drape({ palette }: { palette: Drapes }) {
  const { picture, isKept } = useSnapshot(portrait)
  const [cloth, setCloth] = useState(palette.best[0]?.hex ?? "")
  useEffect(() => void findPortrait(), [])
  const address = useBlobAddress(picture)
  if (address === undefined) return <TakePortrait />
  return (
    <Sides>
      <Board style={{ "--cloth": cloth }}>
        <img src={address} alt={t("You, with the chosen colour below your face")} />
        <span data-part="cloth" />
      </Board>
      <Beside>
        <DrapeColours palette={palette} value={cloth} onChange={setCloth} />
        <Checkbox
          label={t("Keep my picture on this device")}
          hint={t("Only here, and deleted when you sign out.")}
          checked={isKept}
          onChange={(event) => void keepPortrait(event.currentTarget.checked)}
        />
        <Button variant="quiet" onClick={forgetPortrait}>
          {t("Take a new picture")}
        </Button>
      </Beside>
    </Sides>
  )
}

const WORDS = { start: t("Take a picture") }

function TakePortrait() {
  const camera = useCamera({ facingMode: "user" })
  const picker = useRef<HTMLInputElement>(null)
  const take = (picture: Blob) => void takePortrait(picture)
  return (
    <Stack>
      <Quiet>
        {t(
          "Nobody else sees your picture. It is not sent anywhere, and it is gone when you leave this page unless you keep it on this device.",
        )}
      </Quiet>
      <CameraView
        aria-label={t("Picture for the drapes")}
        camera={camera}
        words={WORDS}
        overlay={<FaceOval />}
        upload={
          <Button variant="quiet" onClick={() => picker.current?.click()}>
            {t("camera|Choose one")}
          </Button>
        }
        onShot={({ blob }) => {
          camera.stop()
          take(blob)
        }}
      />
      <PhotoInput
        ref={picker}
        aria-label={t("Picture for the drapes")}
        onPick={([file]) => take(file)}
      />
    </Stack>
  )
}
