import { readFileSync } from "node:fs"
import { join } from "node:path"
import { palette } from "@stylin/ui"
import { describe, expect, it } from "vitest"

const read = (file: string) => readFileSync(join(import.meta.dirname, "../../public", file), "utf8")
const parse = (file: string) => new DOMParser().parseFromString(read(file), "text/html")

/** What the policy must mention. */
const SUBJECTS = [
  "email address",
  "body type",
  "wardrobe",
  "selfie",
  "24 hours",
  "Only if you allow it",
  "vision model",
  "download everything",
  "erase your account",
  "UK GDPR",
]

describe.each(["privacy-policy.html", "terms-of-use.html"])("%s", (file) => {
  const page = parse(file)

  it("runs no script and says that it is a template", () => {
    expect(page.querySelector("script, [onclick], [style]")).toBeNull()
    expect(page.querySelector(".template")?.textContent).toContain("This is a template.")
    expect(page.querySelectorAll("mark").length).toBeGreaterThan(3)
  })

  it("has one h1, and leads home and to the other page", () => {
    expect(page.querySelectorAll("h1")).toHaveLength(1)
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))
    const other = file === "terms-of-use.html" ? "/privacy-policy.html" : "/terms-of-use.html"
    expect(links).toEqual(expect.arrayContaining(["/", other]))
  })
})

it("says in the policy what is kept, why, and what she can do", () => {
  const words = parse("privacy-policy.html").body.textContent.replaceAll(/\s+/g, " ")
  expect(SUBJECTS.filter((subject) => !words.includes(subject))).toEqual([])
})

it.each(["paper", "ink", "muted", "line", "accent", "accentSoft"] as const)(
  "uses the app's %s",
  (name) => {
    const property = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    expect(read("legal.css")).toContain(
      `--${property}: light-dark(${palette.light[name]}, ${palette.evening[name]});`,
    )
  },
)
