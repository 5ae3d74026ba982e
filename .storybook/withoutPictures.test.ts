import { composeStory } from "@storybook/react-vite"
import { expect, it } from "vitest"
import { withoutPictures } from "./withoutPictures.ts"

/** What Chromatic reads of a story with these tags. */
const chromaticOf = (tags: string[]) =>
  composeStory(
    { tags },
    { title: "Story" },
    {
      argTypesEnhancers: [withoutPictures],
      parameters: { chromatic: { modes: { phone: { viewport: "phone" } } } },
    },
  ).parameters.chromatic

it.each(["walk", "system-type"])("has Chromatic leave out what is tagged %s", (tag) => {
  expect(chromaticOf([tag])).toEqual({
    modes: { phone: { viewport: "phone" } },
    disableSnapshot: true,
  })
})

it("has it picture every other story, also after one that it leaves out", () => {
  chromaticOf(["walk"])
  expect(chromaticOf(["reached"])).toEqual({ modes: { phone: { viewport: "phone" } } })
})
