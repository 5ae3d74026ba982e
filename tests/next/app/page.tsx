import { applyTagMove, formatPrice, ItemCard, ItemCarousel, LookCard, TextLink } from "@stylin/ui"
import { colour, space } from "@stylin/ui/tokens"
import { Keeping } from "./keeping"
import { Total } from "./total"

const TAGS = [{ id: "love", title: "Love", tags: ["Linen"] }]

/** A page that a server renders: nothing of it but the heart runs in a browser. */
export default function Page() {
  // Plain functions and tokens of the library work on the server, too.
  const [column] = applyTagMove(TAGS, { tag: "Linen", to: "love", index: 0 })
  const total = formatPrice(1249.5, { locale: "de-DE", currency: "EUR" })
  return (
    <main style={{ padding: space[24], color: colour.ink }}>
      <LookCard
        photo="/look.png"
        photoAlt="Ein Trenchcoat"
        photoSizes="373px"
        title="Trench"
        headingLevel={1}
        href="/looks/trench"
        reasons={[{ label: "Farbtyp", text: "Camel passt zu warmen Tönen." }]}
        items={
          <ItemCarousel label="Teile">
            <ItemCard image="/look.png" name="Mantel" price={1249.5} href="https://shop.example/" />
            <ItemCard image="/look.png" name="Jeans" owned />
          </ItemCarousel>
        }
      />
      <p>
        {column?.tags.join()} {total} <TextLink href="/looks/trench">Mehr</TextLink>
      </p>
      <Total href="/looks/trench" amount={2499} />
      <Keeping />
    </main>
  )
}
