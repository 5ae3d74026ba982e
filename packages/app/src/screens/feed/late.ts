// Parts that the feed shows only at times. Their code is fetched separately; the feed works
// without.

export const loadTips = () => import("./FeedTips.tsx")

export const loadProcessed = async () => {
  const { ProcessedModal } = await import("./ProcessedModal.tsx")
  return { default: ProcessedModal }
}

export const loadPieces = async () => {
  const { PiecesPicker } = await import("./PiecesPicker.tsx")
  return { default: PiecesPicker }
}

export const loadPicker = async () => {
  const { ActivityPicker } = await import("../../parts/ActivityPicker.tsx")
  return { default: ActivityPicker }
}
