// A part of a photo is marked in a dialog, and kept.
import { Button, CropBox, type CropValue, Modal } from "@stylin/ui"
import { useState } from "react"

interface CropProps {
  photo: string
  found: CropValue
  onKeep: (part: CropValue) => void
  onClose: () => void
}

export function Crop({ photo, found, onKeep, onClose }: CropProps) {
  const [value, setValue] = useState(found)
  return (
    <Modal
      open
      title="Mark your shoes"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onKeep(value)}>Keep</Button>
          <Button variant="quiet" onClick={() => setValue({ x: 0, y: 0, width: 1, height: 1 })}>
            Take the whole photo
          </Button>
        </>
      }
    >
      <CropBox
        src={photo}
        alt="Your photo"
        label="What is cut out"
        value={value}
        onChange={(change) => setValue(change.value)}
      />
    </Modal>
  )
}
