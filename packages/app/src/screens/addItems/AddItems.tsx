import { useEffect, useState } from "react"
import { Redirect } from "wouter"
import { leaveAddFlow } from "../../state/adding/addFlow.ts"
import { additions } from "../../state/adding/additions.ts"
import { AddedItems } from "./AddedItems.tsx"
import { ChooseType } from "./ChooseType.tsx"
import { ManyPhotos } from "./many/ManyPhotos.tsx"
import { Search } from "./Search.tsx"
import { ADD_PATH, addPath, stepFor } from "./steps.ts"
import { TakePictures } from "./TakePictures.tsx"
import { WardrobePhotos } from "./WardrobePhotos.tsx"
import { YourPhotos } from "./YourPhotos.tsx"

/** Adding clothes, one screen at a time; the address says which, and each visit starts fresh. */
export default function AddItems() {
  // Read once: what is chosen on this screen concerns the next one.
  const [{ step, photoType, isElsewhere }] = useState(() => {
    const step = stepFor(location.search, additions.photoType)
    const isElsewhere = `${location.pathname}${location.search}` !== addPath(step)
    return { step, photoType: additions.photoType, isElsewhere }
  })
  useEffect(
    () => () => {
      if (location.pathname !== ADD_PATH) leaveAddFlow()
    },
    [],
  )

  if (isElsewhere) return <Redirect to={addPath(step)} replace />
  if (step === "type") return <ChooseType />
  if (step === "many") return <ManyPhotos />
  if (step === "added") return <AddedItems />
  if (step === "camera") return <TakePictures />
  if (photoType === "search") return <Search />
  return photoType === "closet" ? <WardrobePhotos /> : <YourPhotos />
}
