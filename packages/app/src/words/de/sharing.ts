/** Giving away a picture of a look. */
export const sharing = {
  "As in your photos. Otherwise they are drawn in their colours.":
    "So wie auf deinen Fotos. Sonst werden sie in ihren Farben gezeichnet.",
  "As they are called in your wardrobe or in the shop, in the title too.":
    "So, wie sie in deinem Kleiderschrank oder im Shop heißen, auch im Titel.",
  Download: "Herunterladen",
  "Making your picture…": "Dein Bild entsteht …",
  "My figure": "Meine Figur",
  "My photographed clothes": "Fotos meiner Teile",
  "Names of the pieces": "Namen der Teile",
  "For pieces you can buy, beside their names.": "Bei allem, was man kaufen kann, neben den Namen.",
  Picture: "Bild",
  "Preview: {title}, laid out": "Vorschau: {title}, ausgelegt",
  "Preview: {title}, worn": "Vorschau: {title}, angezogen",
  Prices: "Preise",
  "Share this look": "Look teilen",
  "Share {title}": "{title} teilen",
  "Also show": "Das ist zu sehen",
  "Skin, hair and body as in your profile. Otherwise somebody else wears it.":
    "Haut, Haare und Körper wie in deinem Profil. Sonst trägt jemand anderes den Look.",
  "The picture could not be made (error {status}).":
    "Das Bild konnte nicht erstellt werden (Fehler {status}).",
  "Your device could not share the picture. You can download it instead.":
    "Dein Gerät konnte das Bild nicht teilen. Du kannst es stattdessen herunterladen.",
} as const
