import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { SplashGallery } from "./SplashGallery.tsx"

afterEach(cleanup)

it("moves for as long as its rotation waits", () => {
  render(<SplashGallery looks={[]} timings={{ swap: 100 }} style={{ color: "green" }} />)

  const { style } = screen.getByRole("region")
  expect(style.getPropertyValue("--swap")).toBe("100ms")
  expect(style.getPropertyValue("--refresh")).toBe("2500ms")
  expect(style.color).toBe("green")
})
