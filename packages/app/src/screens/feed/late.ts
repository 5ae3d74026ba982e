// What a feed shows only on occasion. Its code is fetched apart, and a feed without it is a feed yet.

export const loadTips = () => import("./FeedTips.tsx")

export const loadProcessed = async () => {
  const { ProcessedModal } = await import("./ProcessedModal.tsx")
  return { default: ProcessedModal }
}

export const loadPicker = async () => {
  const { ActivityPicker } = await import("../../parts/ActivityPicker.tsx")
  return { default: ActivityPicker }
}
