import { Button, CameraView, FaceOval, media, space, useCamera } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import { t } from "../../words/t.ts"
import { FabricShot } from "./FabricShot.tsx"
import type { FabricChoice } from "./fabricMatch.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  width: 100%;

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[20]} ${space[12]};
    padding: 0;
    margin: 0;
    list-style: none;
  }

  > section {
    max-width: 20rem;
  }

  ${media.tablet} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`

/** As many fit beside each other. */
const MOST = 4

const WORDS = {
  start: t("Open the camera"),
  shutter: t("Take a picture"),
  taken: t("Picture taken"),
}

interface Shot {
  readonly id: number
  readonly picture: Blob
}

/** The camera, and the pictures taken with fabric, the latest first. */
export function Fabrics({ types, onChoose }: FabricChoice) {
  const camera = useCamera({ facingMode: "user" })
  const picker = useRef<HTMLInputElement>(null)
  const [shots, setShots] = useState<readonly Shot[]>([])
  const next = useRef(0)
  const { start } = camera
  // Her press of the button before this asked for the camera.
  useEffect(() => start(), [start])
  const add = (picture: Blob) => {
    next.current += 1
    const shot = { id: next.current, picture }
    setShots((before) => [shot, ...before].slice(0, MOST))
  }
  return (
    <Root>
      <CameraView
        aria-label={t("You with fabric")}
        camera={camera}
        words={WORDS}
        overlay={<FaceOval />}
        hint={
          camera.state.kind === "live" ? t("Fabric below the oval, right under your chin.") : ""
        }
        upload={
          <Button variant="quiet" onClick={() => picker.current?.click()}>
            {t("Use a photo")}
          </Button>
        }
        onShot={({ blob }) => add(blob)}
      />
      <PhotoInput
        ref={picker}
        aria-label={t("Photo of you with fabric")}
        onPick={([file]) => add(file)}
      />
      {shots.length > 0 && (
        <ul aria-label={t("You with each fabric")}>
          {shots.map(({ id, picture }) => (
            <FabricShot
              key={id}
              picture={picture}
              types={types}
              onChoose={onChoose}
              onRemove={() => setShots((before) => before.filter((shot) => shot.id !== id))}
            />
          ))}
        </ul>
      )}
    </Root>
  )
}
