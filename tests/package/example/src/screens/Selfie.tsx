// A selfie with the front camera: a line where the face goes, and an upload where there is no camera.
import { Button } from "@stylin/ui/Button"
import { CameraView, FaceOval, useCamera } from "@stylin/ui/CameraView"
import { useState } from "react"

export function Selfie({
  onPhoto,
  onUpload,
}: {
  onPhoto: (photo: Blob) => void
  onUpload: () => void
}) {
  const camera = useCamera({ facingMode: "user" })
  const [taken, setTaken] = useState(0)
  return (
    <CameraView
      aria-label="Camera"
      camera={camera}
      overlay={<FaceOval fits={taken > 0} />}
      hint={camera.state.kind === "live" ? "Turn to the window" : undefined}
      shutterDisabled={taken >= 3}
      upload={
        <Button variant="quiet" onClick={onUpload}>
          Upload
        </Button>
      }
      onShot={({ blob }) => {
        setTaken(taken + 1)
        onPhoto(blob)
      }}
    />
  )
}
