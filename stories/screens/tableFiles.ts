/** A table of clothes as women keep them, with a word that we do not know and a row that says nothing. */
export function clothesTable(rows = 40): File {
  const kinds = ["jeans", "Strickjacke", "linen shirt", "trainers", "midi skirt"]
  const colours = ["navy", "grey", "white", "black", "anthrazit"]
  const lines = Array.from({ length: rows }, (_, index) => {
    const kind = kinds[index % kinds.length]
    const colour = colours[(index * 3) % colours.length]
    return `${colour} ${kind} ${index + 1};${kind};${colour};Arket;M;${20 + index},50;Fundbüro`
  })
  const text = ["Name;Art;Farbe;Marke;Größe;Preis;Woher", ...lines, ";;;;;12,00;"].join("\r\n")
  return new File([text], "kleiderschrank.csv", { type: "text/csv" })
}
