/** The looks that she rates to show her taste. */
export const sampleLooks = {
  "A big cable jumper over wide knitted trousers, oat on cream.":
    "Ein großer Zopfpullover zu weiter Strickhose, Hafer auf Creme.",
  "A leather jacket over a slim satin slip dress, with heels.":
    "Eine Lederjacke über einem schmalen Slipdress aus Satin, mit High Heels.",
  "A long-sleeved floral dress with a full skirt, tan boots and a felt hat.":
    "Ein langärmliges Blumenkleid mit weitem Rock, cognacfarbene Stiefel und ein Filzhut.",
  "A navy blazer, a striped top and cropped ecru jeans, with loafers.":
    "Ein dunkelblauer Blazer, ein Ringelshirt und verkürzte Jeans in Ecru, mit Loafern.",
  "A relaxed linen shirt tucked into high pleated trousers, in white and camel.":
    "Ein lockeres Leinenhemd in einer hohen Bundfaltenhose, in Weiß und Camel.",
  "A relaxed suit in one soft green, with a satin top and heels.":
    "Ein lockerer Anzug in sanftem Grün, mit Satintop und High Heels.",
  "A trench over fine knitwear and cropped pinstripe trousers, with loafers.":
    "Ein Trenchcoat über Feinstrick und verkürzter Nadelstreifenhose, mit Loafern.",
  "An oversized checked overshirt, straight light jeans, trainers and a beanie.":
    "Ein kariertes Oversize-Hemd, gerade helle Jeans, Sneaker und eine Beanie.",
  "Athleisure Edge": "Sportlich mit Kante",
  "Bold Minimalism": "Mutig minimalistisch",
  "Casual Cool": "Lässig cool",
  "Denim Revival": "Denim-Revival",
  "Denim on denim: a mid-blue jacket over dark high-waisted flares.":
    "Denim auf Denim: eine mittelblaue Jacke zu dunklen Schlaghosen mit hohem Bund.",
  "Effortless Chic": "Lässig elegant",
  "Leggings, a cropped vest and a satin bomber, with clean white trainers.":
    "Leggings, ein kurzes Top und ein Satinblouson, dazu schlichte weiße Sneaker.",
  "Modern Classic": "Moderner Klassiker",
  "One strong blue against cream, in clean lines and nothing else.":
    "Ein starkes Blau zu Creme, klare Linien und sonst nichts.",
  "Parisian Smart": "Pariser Chic",
  "Romantic Boho": "Romantischer Boho",
  "Soft Lounge": "Weich und gemütlich",
  "Tailoring Redefined": "Der neue Hosenanzug",
  "Urban Glam": "Großstadt-Glamour",
} as const
