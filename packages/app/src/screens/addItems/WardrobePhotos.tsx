import { Button, CameraIcon } from "@stylin/ui"
import { goBack, navigate } from "../../router/history.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { Guidance } from "./Guidance.tsx"
import { addPath } from "./steps.ts"

const TIPS = [
  "Items on hangers or laid flat",
  "Tops, bottoms and footwear",
  "7-10 items, one in each photo",
]

/** Advice before she photographs single garments. */
export function WardrobePhotos() {
  return (
    <AddItemsPage
      title="Wardrobe photos"
      onBack={() => goBack(addPath("type"))}
      actions={
        <Button
          icon={<CameraIcon aria-hidden="true" />}
          onClick={() => navigate(addPath("camera"))}
        >
          Take pictures
        </Button>
      }
    >
      <Guidance tips={TIPS} />
    </AddItemsPage>
  )
}
