/** Days, places and shades. */
export const days = {
  Today: "Heute",
  Tomorrow: "Morgen",
  "latitude|N": "N",
  "latitude|S": "S",
  "longitude|E": "O",
  "longitude|W": "W",
  today: "heute",
  tomorrow: "morgen",
  "{step}, deepest": "{step}, am dunkelsten",
  "{step}, lightest": "{step}, am hellsten",
} as const
