import { fireEvent, render } from "@testing-library/react"
import { expect, it } from "vitest"
import { Picture } from "./Picture.tsx"

const show = (placeholder?: readonly string[]) => {
  const { container } = render(<Picture src="knit.webp" alt="A knit" placeholder={placeholder} />)
  const image = container.querySelector("img")
  if (!image) throw new Error("There is no picture.")
  return image
}

it("shows the colours of a picture until it is there", () => {
  const image = show(["#111111", "#222222"])
  expect(image.hasAttribute("data-placeholder")).toBe(true)
  expect(image.style.getPropertyValue("--picture-placeholder")).toBe(
    "linear-gradient(#111111, #222222)",
  )

  fireEvent.load(image)

  expect(image.hasAttribute("data-placeholder")).toBe(false)
  expect(image.style.length).toBe(0)
})

it("shows one colour alone", () => {
  const image = show(["#111111"])
  expect(image.style.getPropertyValue("--picture-placeholder")).toBe(
    "linear-gradient(#111111, #111111)",
  )
})

it("shows the ground where no colour is known", () => {
  expect(show().hasAttribute("data-placeholder")).toBe(false)
  expect(show([]).hasAttribute("data-placeholder")).toBe(false)
})
