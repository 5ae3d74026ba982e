// What was found on a photo, to be kept or corrected, while the next one is still read.
import { ReviewItem, ReviewItemSkeleton, type ReviewValue } from "@stylin/ui/ReviewItem"
import { TextLink } from "@stylin/ui/TextLink"
import { useState } from "react"

const FOUND: ReviewValue = {
  checked: true,
  picture: "cut",
  section: "upper",
  kind: "blouse",
  colour: "rust",
}

export function Review() {
  const [value, setValue] = useState(FOUND)
  return (
    <>
      <ReviewItem
        summary="Rust silk blouse"
        value={value}
        onChange={(change) => setValue(change.value)}
        pictures={[
          { value: "cut", label: "Cut-out", image: "/found/1-cut.webp" },
          { value: "photo", label: "Photo", image: "/found/1.webp" },
        ]}
        sections={[{ value: "upper", label: "Upper body" }]}
        kinds={[{ value: "blouse", label: "Blouse" }]}
        moreKinds={[{ value: "tunic", label: "Tunic" }]}
        colours={[{ value: "rust", label: "Rust", css: "#a4452c" }]}
        pleaseCheck={["kind", "colour"]}
        duplicate={
          <>
            You own one like it. <TextLink href="/wardrobe/7">Look at it</TextLink>
          </>
        }
        words={{ pleaseCheck: "Is this right?" }}
      />
      <ReviewItemSkeleton label="Reading the next photo" />
    </>
  )
}
