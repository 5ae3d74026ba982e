import type { ArgTypesEnhancer } from "storybook/internal/types"

/** Tags of stories that no accepted picture is kept of: they end elsewhere than they are named, or look otherwise on each machine. */
const UNPICTURED = ["walk", "system-type"]

/**
 * Has Chromatic leave out what the gate keeps no look of. It knows no tags and reads parameters alone, which nothing but
 * a story itself can set: they are changed here as this is where Storybook shows a story's tags and parameters together.
 */
export const withoutPictures: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (UNPICTURED.some((tag) => tags.includes(tag))) {
    parameters.chromatic = { ...parameters.chromatic, disableSnapshot: true }
  }
  return argTypes
}
