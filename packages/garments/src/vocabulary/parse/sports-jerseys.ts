/** A jersey for sport is a shirt that lets sweat through; any other is a jumper, or a cloth. */
const jerseysOf = (sports: string): string =>
  sports
    .split("|")
    .map((sport) => `${sport} jersey`)
    .join("|")

/** With short sleeves and without a collar. */
export const SPORTS_JERSEYS = jerseysOf(
  "football|soccer|hockey|cricket|cycling|bike|mtb|baseball|gaa|hurling|camogie|county|nfl|afl|nrl|match|team|club|sports|" +
    "training|home|away|england|ireland|scotland|wales|riders|nike|adidas",
)
export const RUGBY_JERSEYS = jerseysOf("rugby|rugby union|rugby league|canterbury")
/** Without sleeves. */
export const SLEEVELESS_JERSEYS = jerseysOf("basketball|netball|nba")
