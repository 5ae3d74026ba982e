import { cleanup, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import {
  Avatar,
  ItemCard,
  LookCard,
  Modal,
  Navbar,
  Picture,
  SplashGallery,
  StylinProvider,
  TextLink,
} from "../index.ts"
import { teachDialogs } from "../testing/dialogs.ts"

teachDialogs()

afterEach(cleanup)

const ignore = () => undefined
const jumper = { image: "jumper.webp", name: "Jumper" }

describe("money", () => {
  it("is in pounds, as British English writes them, outside a provider", () => {
    render(<ItemCard {...jumper} price={1249.5} />)

    expect(screen.getByText("£1,249.50")).toBeDefined()
  })

  it.each([
    { locale: "de-DE", currency: "EUR", card: "1.249,50 €", look: "120 €" },
    { locale: "ja-JP", currency: "JPY", price: 4900, card: "￥4,900", look: "￥120" },
    // With its own digits, and marks that keep them in order inside words of the other direction.
    {
      locale: "ar-EG",
      currency: "EGP",
      card: "\u200f١٬٢٤٩٫٥٠ ج.م.\u200f",
      look: "\u200f١٢٠ ج.م.\u200f",
    },
  ])("is written as $locale writes $currency, on every card", ({ locale, currency, ...shown }) => {
    const { price = 1249.5, card, look } = shown
    const clothes = [{ name: "Trench", image: undefined, price: 120 }]
    const { container } = render(
      <StylinProvider locale={locale} currency={currency}>
        <ItemCard {...jumper} price={price} />
        <SplashGallery looks={[{ id: "a", photo: undefined, clothes }]} />
      </StylinProvider>,
    )

    const prices = [...container.querySelectorAll("[data-part='price']")]
    expect(prices.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      card,
      look,
    ])
  })

  it("stays in its own order in a card that runs from right to left", () => {
    render(
      <StylinProvider locale="ar-EG" currency="EGP" direction="rtl">
        <ItemCard {...jumper} price={249.5} />
        <ItemCard {...jumper} price={{ amount: 30, currency: "EUR" }} />
      </StylinProvider>,
    )

    const [own, foreign] = screen.getAllByText(/[٠-٩]/)
    expect(own?.closest("[dir]")?.getAttribute("dir")).toBe("rtl")
    expect(own?.textContent).toContain("٢٤٩٫٥٠")
    expect(foreign?.textContent).toContain("٣٠")
    expect(foreign?.textContent).toContain("€")
  })

  it("may have a currency of its own, or be a node", () => {
    render(
      <StylinProvider locale="de-DE" currency="EUR">
        <ItemCard {...jumper} price={{ amount: 30, currency: "USD" }} />
        <ItemCard {...jumper} price={<em>im Ausverkauf</em>} />
      </StylinProvider>,
    )

    expect(screen.getByText("30 $")).toBeDefined()
    expect(screen.getByText("im Ausverkauf").tagName).toBe("EM")
  })
})

describe("words", () => {
  it("replace a component's own, and what they leave out stays English", () => {
    render(
      <StylinProvider words={{ Modal: { close: "Schließen" }, Navbar: { label: "Haupt" } }}>
        <Modal open title="Farben" onClose={ignore} />
        <Navbar items={[]} logoHref="/" />
      </StylinProvider>,
    )

    expect(screen.getByLabelText("Schließen")).toBeDefined()
    expect(screen.getByLabelText("Haupt")).toBeDefined()
    expect(screen.getByText("Stylin")).toBeDefined()
  })

  it("give way to what a component is given", () => {
    render(
      <StylinProvider words={{ Modal: { close: "Schließen" } }}>
        <Modal open title="Farben" words={{ close: "Fertig" }} onClose={ignore} />
      </StylinProvider>,
    )

    expect(screen.getByLabelText("Fertig")).toBeDefined()
  })

  it("of an outer provider hold inside an inner one that names others", () => {
    render(
      <StylinProvider locale="fr-FR" words={{ Modal: { close: "Fermer" } }}>
        <StylinProvider currency="EUR">
          <Modal open title="Couleurs" onClose={ignore} />
          <ItemCard {...jumper} price={20} />
        </StylinProvider>
      </StylinProvider>,
    )

    expect(screen.getByLabelText("Fermer")).toBeDefined()
    expect(screen.getByText("20 €")).toBeDefined()
  })
})

describe("direction", () => {
  it("puts an element around the children that says it, and the language", () => {
    render(
      <StylinProvider locale="ar-EG" direction="rtl">
        <TextLink href="/">مرحبا</TextLink>
      </StylinProvider>,
    )

    const around = screen.getByRole("link").closest("[dir]")
    expect(around?.getAttribute("dir")).toBe("rtl")
    expect(around?.getAttribute("lang")).toBe("ar-EG")
  })

  it("adds no element if it is left out", () => {
    const { container } = render(<StylinProvider locale="ar-EG">مرحبا</StylinProvider>)

    expect(container.innerHTML).toBe("مرحبا")
  })
})

describe("link and image", () => {
  const RouterLink = ({ href, children }: { href: string; children?: ReactNode }) => (
    <a href={href} data-by="router">
      {children}
    </a>
  )
  const SmartImage = ({ src, alt, fill }: { src: string; alt: string; fill: true }) => (
    <img src={`/_image?of=${src}`} alt={alt} data-fill={fill} />
  )
  const everywhere = (
    <>
      <TextLink href="/one">One</TextLink>
      <Navbar
        items={[{ href: "/two", label: "Two", icon: null, current: true }]}
        logoHref="/three"
      />
      <ItemCard {...jumper} href="/four" />
      <LookCard
        photo="look.webp"
        photoAlt="A look"
        title="Look"
        href="/five"
        favourite={false}
        onFavouriteChange={ignore}
      />
      <Picture src="picture.webp" alt="" />
      <Avatar name="Ada" src="ada.webp" />
    </>
  )

  it("are the browser's own outside a provider", () => {
    const { container } = render(everywhere)

    expect(container.querySelectorAll("a[href]")).toHaveLength(5)
    expect(container.querySelectorAll("a[data-by], img[data-fill], img[fill]")).toHaveLength(0)
  })

  it("draw all links and pictures inside one", () => {
    const { container } = render(
      <StylinProvider link={RouterLink} image={SmartImage}>
        {everywhere}
      </StylinProvider>,
    )

    expect(container.querySelectorAll('a[data-by="router"]')).toHaveLength(5)
    expect(container.querySelectorAll("a:not([data-by])")).toHaveLength(0)
    expect(container.querySelectorAll('img[data-fill="true"]')).toHaveLength(4)
    expect(container.querySelectorAll("img:not([data-fill])")).toHaveLength(0)
  })
})
