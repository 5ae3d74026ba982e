import { font, letterSpacing, lineHeight, textSize, weight } from "@stylin/ui"
import { Lines } from "./Sheet.tsx"
import { FACES } from "./shown.ts"

const SIZES = Object.entries(textSize).toReversed()

/** Titles in every size. */
export const Display = () => (
  <Lines>
    {SIZES.map(([pixels, size]) => (
      <div key={pixels}>
        <dt>{pixels}</dt>
        <dd style={{ fontFamily: font.display, fontSize: `min(${size}, 12vw)` }}>
          Endless wardrobe possibilities
        </dd>
      </div>
    ))}
  </Lines>
)

/** Text in the sizes that it has. */
export const Text = () => (
  <Lines>
    {SIZES.slice(3).map(([pixels, size]) => (
      <div key={pixels}>
        <dt>{pixels}</dt>
        <dd style={{ fontFamily: font.text, fontSize: size }}>
          Perfectly tailored styles and shopping picks, from £20
        </dd>
      </div>
    ))}
  </Lines>
)

const PARAGRAPH =
  "She owns a camel trench, three white shirts and jeans in two blues; the rest is chosen to go with them, and she may buy it or leave it."

const PRICES = ["£20.00", "£39.99", "£111.10"]

/** The weights of text, and figures that stand in line. */
export const Weights = () => (
  <Lines>
    {Object.entries(weight).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd style={{ fontWeight: value }}>Three white shirts, and jeans in two blues</dd>
      </div>
    ))}
    {PRICES.map((price) => (
      <div key={price}>
        <dt>Price</dt>
        <dd style={{ fontVariantNumeric: "tabular-nums" }}>{price}</dd>
      </div>
    ))}
  </Lines>
)

/** The heights of lines, each on two of them. */
export const LineHeights = () => (
  <Lines>
    {Object.entries(lineHeight).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd style={{ lineHeight: value, maxWidth: "22rem" }}>{PARAGRAPH}</dd>
      </div>
    ))}
  </Lines>
)

/** The room between letters. */
export const Spacings = () => (
  <Lines>
    {Object.entries(letterSpacing).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd style={{ letterSpacing: value }}>Perfectly tailored 123456</dd>
      </div>
    ))}
  </Lines>
)

/** Each face beside its stand-in. */
export const Fallbacks = () => (
  <Lines>
    {Object.entries(FACES).flatMap((faces) =>
      faces.map((face, at) => (
        <div key={face}>
          <dt>{at === 0 ? "Face" : "Stand-in"}</dt>
          <dd style={{ fontFamily: `"${face}"`, fontSize: textSize[18], maxWidth: "26rem" }}>
            {PARAGRAPH}
          </dd>
        </div>
      )),
    )}
  </Lines>
)
