const COLOURS = ["#a63f26", "#2f6b4f", "#27324a", "#c9a27a", "#6b625a", "#d9cdbd"]

/** Photos as a phone makes them, of plain cloth, each in another colour. */
export function photoFiles(count: number): Promise<File[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => photoFile(index)))
}

async function photoFile(index: number): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 1600)
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("This browser draws nothing.")
  pen.fillStyle = COLOURS[index % COLOURS.length] ?? "#fff"
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const photo = await canvas.convertToBlob({ type: "image/jpeg" })
  return new File([photo], `IMG_${2041 + index}.jpg`, { type: "image/jpeg" })
}
