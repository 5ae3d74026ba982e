import type { Part } from "./anatomyParts.ts"
import type { Box } from "./partMarks.ts"
import { BORDER } from "./useFramedPage.ts"

/** How high the line under words is marked. */
const UNDERLINE = 3

/** The first element of a part that takes room, and its box on the frame. What notes name may take next to none. */
export function seenPart(page: Document, part: Part): { part: string; box: Box } | undefined {
  const least = part.about === undefined ? 2 : 1
  for (const element of page.querySelectorAll(part.at)) {
    const box = boxOf(element, part.only)
    if (box.width < least || box.height < least) continue
    return { part: part.name, box: { ...box, left: box.left + BORDER, top: box.top + BORDER } }
  }
  return undefined
}

function boxOf(element: Element, only: Part["only"]): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (only === "done") {
    const [value, max] = ["value", "max"].map((name) => Number(element.getAttribute(name)))
    const share = value && max ? value / max : 0
    return { left, top, width: width * share, height }
  }
  if (only === undefined) return { left, top, width, height }
  const words = ownWords(element)
  if (only === "words") return words
  return { ...words, top: words.top + words.height - UNDERLINE, height: UNDERLINE }
}

/** The box of the text that an element holds itself, without that of its children. */
function ownWords(element: Element): Box {
  const range = element.ownerDocument.createRange()
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  const boxes = texts.map((text) => {
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  })
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  }
}
