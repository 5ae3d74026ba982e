import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  ItemCard,
  ItemCarousel,
  LookCard,
  PhotoGrid,
  type Price,
  StylinProvider,
  type StylinWordsChoice,
  WardrobeItem,
} from "@stylin/ui"
import { GERMAN_WORDS } from "@stylin/ui/german"
import { expect, fn } from "storybook/test"
import { styled } from "styled-components"

const meta = { title: "Foundations/Provider", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Page = styled.div`
  max-width: 373px;
`

const ARABIC: StylinWordsChoice = {
  ItemCard: { owned: "قطعتك", unlisted: "بلا علامة" },
  LookCard: {
    favourite: ({ title }) => `أضيفي ${title} إلى المفضلة`,
    open: ({ title }) => `افتحي ${title}`,
    reasons: "لماذا هذه الإطلالة",
    morePicks: "اقتراحات أخرى",
  },
}

interface Garment {
  picture: string
  name: string
  brand?: string
  price?: Price
  owned?: boolean
}

/** One look, in whichever language surrounds it. */
const Look = ({ title, alt, garments }: { title: string; alt: string; garments: Garment[] }) => (
  <Page>
    <LookCard
      photo="samples/look-trench.svg"
      photoAlt={alt}
      title={title}
      favourite={false}
      onFavouriteChange={fn()}
      onOpen={fn()}
      onMorePicks={fn()}
      items={
        <ItemCarousel label={title}>
          {garments.map(({ picture, ...garment }) => (
            <ItemCard key={picture} image={`samples/item-${picture}.svg`} {...garment} />
          ))}
        </ItemCarousel>
      }
    />
  </Page>
)

export const GermanInEuros: Story = {
  render: () => (
    <StylinProvider locale="de-DE" currency="EUR" words={GERMAN_WORDS}>
      <Look
        title="Sonntagsspaziergang"
        alt="Ein Trenchcoat in Camel über einem cremefarbenen Pullover"
        garments={[
          { picture: "trench", brand: "Loom Street", name: "Trenchcoat in Camel", price: 1249.5 },
          { picture: "knit", brand: "Hollis", name: "Gerippter Pullover", price: 49 },
          { picture: "jeans", name: "Weite Jeans", owned: true },
        ]}
      />
    </StylinProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mehr davon" })).toBeInTheDocument()
    await expect(canvas.getByText("1.249,50 €")).toBeInTheDocument()
    await expect(canvas.getByText("Dein Teil")).toBeInTheDocument()
  },
}

export const ArabicRightToLeft: Story = {
  tags: ["system-type"],
  render: () => (
    <StylinProvider locale="ar-AE" currency="AED" words={ARABIC} direction="rtl">
      <Look
        title="نزهة يوم الأحد"
        alt="معطف بيج فوق سترة كريمية"
        garments={[
          { picture: "trench", brand: "Loom Street", name: "معطف ترنش بيج", price: 620 },
          { picture: "knit", brand: "Hollis", name: "سترة مضلعة", price: 249.5 },
          { picture: "jeans", name: "جينز واسع", owned: true },
        ]}
      />
    </StylinProvider>
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: /إلى المفضلة/ }).getBoundingClientRect()
    const photo = canvas.getByRole("img").getBoundingClientRect()
    await expect(heart.left - photo.left).toBeLessThan(photo.right - heart.right)
  },
}

export const EnglishOutside: Story = {
  render: () => (
    <Page>
      <WardrobeItem summary="Camel trench" image={undefined} onDelete={fn()} />
      <PhotoGrid label="Your photos" photos={[]} max={10} onAdd={fn()} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Delete Camel trench" })).toBeInTheDocument()
    await expect(canvas.getByText("No picture")).toBeInTheDocument()
  },
}
