import { Button, CropBox, type CropValue, Modal, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { providerUrl } from "../../lib/provider.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Stack } from "../../parts/Page.tsx"
import type { GarmentFacts } from "../../state/pending/pending.ts"
import { addGarment, cropGarment } from "../../state/review/crops.ts"
import { t } from "../../words/t.ts"

/** A new box's initial place, for her to move. */
const BEGINNING: CropValue = { x: 0.3, y: 0.35, width: 0.4, height: 0.3 }

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  /* A quiet button's words stand where the row's do: its padding and its edge reach beyond. */
  margin-inline-start: -13px;
`

/** An upright photo is then as high as the screen allows beside the buttons. */
const Photo = styled(CropBox)`
  width: min(100%, 44dvh);
  margin-inline: auto;
`

interface Props {
  readonly id: string
  readonly summary: string
  readonly foundIn: NonNullable<GarmentFacts["found_in"]>
  readonly disabled: boolean
}

/** Actions on a garment found in a photo of several. */
export function CropEditor({ id, summary, foundIn, disabled }: Props) {
  const [task, setTask] = useState<"adjust" | "add" | null>(null)
  const [crop, setCrop] = useState<CropValue>(foundIn.crop)
  const { isBusy, error, send } = useSubmit()
  const open = (next: "adjust" | "add") => {
    setCrop(next === "adjust" ? foundIn.crop : BEGINNING)
    setTask(next)
  }
  const read = () =>
    send(async () => {
      await (task === "add" ? addGarment(foundIn.photo_id, crop) : cropGarment(id, crop))
      setTask(null)
    })
  return (
    <>
      <Row data-part="crops">
        <Button variant="quiet" disabled={disabled} onClick={() => open("adjust")}>
          {t("Adjust the crop")}
        </Button>
        <Button variant="quiet" disabled={disabled} onClick={() => open("add")}>
          {t("Add another item from this photo")}
        </Button>
      </Row>
      <Modal
        open={task !== null}
        onClose={() => setTask(null)}
        title={task === "add" ? t("Where is the other item?") : summary}
        actions={
          <Button busy={isBusy} busyLabel={t("Reading it")} onClick={() => void read()}>
            {t("Use this part")}
          </Button>
        }
      >
        <Stack>
          <p>{t("Move the box or drag its edges until it holds the item and little else.")}</p>
          <Photo
            src={providerUrl(foundIn.photo)}
            alt={t("Your photo")}
            label={t("What is cut out")}
            value={crop}
            onChange={({ value }) => setCrop(value)}
          />
          <FormError>{error}</FormError>
        </Stack>
      </Modal>
    </>
  )
}
