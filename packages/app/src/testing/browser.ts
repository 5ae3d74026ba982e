import { vi } from "vitest"

/** Stands in for what jsdom lacks. Returns the record of scrolling. */
export function fakeBrowser(): { scrolledTo: number[]; grow: (height: number) => void } {
  const scrolledTo: number[] = []
  let longest = Number.POSITIVE_INFINITY
  let onResize = () => {}
  vi.stubGlobal("scrollTo", ({ top = 0 }: ScrollToOptions) => {
    scrolledTo.push(top)
    Object.defineProperty(window, "scrollY", { value: Math.min(top, longest), configurable: true })
  })
  Object.assign(Element.prototype, { scrollIntoView() {} })
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
    getAnimations: () => [],
  })
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        onResize = callback
      }
      observe() {}
      unobserve() {}
      disconnect() {
        onResize = () => {}
      }
    },
  )
  return {
    scrolledTo,
    grow(height) {
      longest = height
      onResize()
    },
  }
}
