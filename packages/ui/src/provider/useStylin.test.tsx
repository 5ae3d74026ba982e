import { cleanup, render, renderHook, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import { type Price, type Stylin, StylinProvider, useStylin } from "../index.ts"

afterEach(cleanup)

const RouterLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} data-by="router">
    {children}
  </a>
)
const SmartImage = ({ src, alt, fill }: { src: string; alt: string; fill: true }) => (
  <img src={`/_image?of=${src}`} alt={alt} data-fill={fill} />
)

/** A component of a shop's own. */
function Offer({ name, price }: { name: string; price: Price }) {
  const { link: Link, image: Image, locale, words, showPrice } = useStylin()
  return (
    <p lang={locale}>
      <Link href="/offer">{words.ItemCard?.owned ?? name}</Link>
      {Image === "img" ? <img src="a.webp" alt="" /> : <Image src="a.webp" alt="" fill />}
      <b>{showPrice(price)}</b>
    </p>
  )
}

const shown = () => {
  const paragraph = screen.getByRole("paragraph")
  return {
    lang: paragraph.lang,
    link: paragraph.querySelector("a"),
    image: paragraph.querySelector("img"),
    price: paragraph.querySelector("b")?.textContent?.replaceAll(/\s/g, " "),
  }
}

describe("without a provider", () => {
  it("says what the library's own components do", () => {
    const { showPrice, ...settings } = renderHook(() => useStylin()).result.current

    expect(settings).toEqual({
      locale: "en-GB",
      currency: "GBP",
      words: {},
      direction: undefined,
      link: "a",
      image: "img",
    })
    expect(showPrice(1249.5)).toBe("£1,249.50")
  })

  it("draws links and pictures of the browser's own", () => {
    render(<Offer name="Jumper" price={20} />)

    const { lang, link, image, price } = shown()
    expect({ lang, words: link?.textContent, price }).toEqual({
      lang: "en-GB",
      words: "Jumper",
      price: "£20",
    })
    expect(link?.dataset.by).toBeUndefined()
    expect(image?.getAttribute("src")).toBe("a.webp")
  })
})

describe("inside a provider", () => {
  const french = (children: ReactNode) => (
    <StylinProvider
      locale="fr-FR"
      currency="EUR"
      words={{ ItemCard: { owned: "À toi" } }}
      link={RouterLink}
      image={SmartImage}
    >
      {children}
    </StylinProvider>
  )

  it("says what that says", () => {
    render(french(<Offer name="Jumper" price={1249.5} />))

    const { lang, link, image, price } = shown()
    expect({ lang, words: link?.textContent, price }).toEqual({
      lang: "fr-FR",
      words: "À toi",
      price: "1 249,50 €",
    })
    expect(link?.dataset.by).toBe("router")
    expect(image?.getAttribute("src")).toBe("/_image?of=a.webp")
  })

  it("shows an amount in its own currency, and a node as it is", () => {
    const { showPrice } = renderHook(() => useStylin(), {
      wrapper: ({ children }) => french(children),
    }).result.current
    const sale = <em>en solde</em>

    expect(String(showPrice({ amount: 30, currency: "USD" })).replaceAll(/\s/g, " ")).toBe("30 $US")
    expect(showPrice(sale)).toBe(sale)
    expect(showPrice(undefined)).toBeUndefined()
  })

  it("says what the nearest one names, and the rest as the outer ones do", () => {
    const { result } = renderHook(() => useStylin(), {
      wrapper: ({ children }) => (
        <StylinProvider locale="ar-EG" direction="rtl" words={{ Navbar: { label: "Haupt" } }}>
          {french(<StylinProvider currency="CHF">{children}</StylinProvider>)}
        </StylinProvider>
      ),
    })

    const { showPrice, ...settings } = result.current
    expect(settings).toEqual({
      locale: "fr-FR",
      currency: "CHF",
      words: { Navbar: { label: "Haupt" }, ItemCard: { owned: "À toi" } },
      direction: "rtl",
      link: RouterLink,
      image: SmartImage,
    })
    expect(String(showPrice(20))).toContain("CHF")
  })

  it("follows the provider, and stays the same until that changes", () => {
    const seen: Stylin[] = []
    function Seeing() {
      seen.push(useStylin())
      return null
    }
    const inside = (currency: string) => (
      <StylinProvider currency={currency}>
        <Seeing />
      </StylinProvider>
    )
    const { rerender } = render(inside("EUR"))
    rerender(inside("EUR"))
    rerender(inside("JPY"))

    expect(seen.map(({ currency }) => currency)).toEqual(["EUR", "EUR", "JPY"])
    expect(seen[1]).toBe(seen[0])
    expect(seen[2]).not.toBe(seen[1])
  })

  it("says the same on a server", () => {
    const markup = renderToString(french(<Offer name="Jumper" price={20} />))

    expect(markup.replaceAll(/\s/g, " ")).toContain("<b>20 €</b>")
    expect(markup).toContain('lang="fr-FR"')
    expect(markup).toContain('data-by="router"')
  })
})
