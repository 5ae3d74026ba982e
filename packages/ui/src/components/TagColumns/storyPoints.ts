/** A point within an element, from 0 at its left and top to 1 at its right and bottom. */
export function pointIn(element: Element, across: number, down = 0.5) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + across * width, clientY: top + down * height }
}
