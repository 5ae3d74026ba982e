import type { ColourName } from "../../colour/names.ts"
import { PRINTED_MOTIFS } from "./phrases.cloth.ts"

/** Shops' other names for a colour, where there is little doubt. */
export const COLOUR_SYNONYMS: Partial<Readonly<Record<ColourName, string>>> = {
  black: "jet black|lbd|little black|washed black|jet|onyx|noir|ebony",
  charcoal:
    "anthracite|graphite|dark grey|dark gray|charcoal grey|charcoal gray|charcoal marl|gunmetal|gunmetal grey|gunmetal gray|deep grey",
  slate:
    "blue grey|blue gray|grey blue|slate grey|slate blue|steel blue|airforce blue|air force blue",
  grey: "gray|grey marl|heather grey|heather gray|ash grey|mid grey|smoke grey|smoky grey|pewter grey|pewter gray",
  "light grey": "pale grey|dove grey|light gray|pale gray|silver marl|soft grey|ice grey",
  silver: "silver grey|silver tone|sterling silver|silver plated",
  white: "optic white|bright white|pure white|pearl white|snow white|crisp white",
  cream:
    "ivory|off white|winter white|chalk|parchment|vanilla|eggshell|soft white|milk|magnolia|antique white|warm white|creamy white|creme",
  ecru: "unbleached|undyed|oatmeal|oat",
  stone: "greige|stone grey|pebble|putty",
  beige: "sand|biscuit|fawn|sandstone|wheat|light beige",
  nude: "skin|nude pink",
  taupe: "mink|mushroom|mole|grey brown|brown grey",
  camel: "caramel|toffee|camel brown|butterscotch|dark beige",
  tan: "light brown|saddle|tan brown|light tan|natural leather|whisky|whiskey",
  cognac: "dark tan",
  brown: "chestnut|mid brown|mocha|coffee|hazelnut|tortoiseshell|tortoise|walnut|conker",
  chocolate: "chocolate brown|dark brown|deep brown|espresso|bitter chocolate|dark chocolate",
  bronze: "copper",
  khaki: "khaki green|army green",
  olive: "olive green|mehendi green|mehndi green|moss|moss green|dark khaki|avocado",
  "forest green":
    "forest|bottle green|racing green|dark green|hunter green|pine green|deep green|pine|ivy green|fir green",
  green: "mid green|kelly green|grass green|leaf green",
  emerald: "emerald green|bright green|jade|jade green",
  lime: "lime green|chartreuse|neon green|apple green",
  pistachio: "pale green|light green|pistachio green",
  sage: "sage green|soft green|eucalyptus|dusty green",
  mint: "mint green|pale mint|light mint|pastel green|pastel mint|seafoam|eau de nil",
  aqua: "duck egg|duck egg blue|aquamarine|aqua blue|pale turquoise|light turquoise|light aqua",
  turquoise: "turquoise blue|bright turquoise|light teal|lagoon",
  teal: "dark teal|deep teal|teal green|teal blue|dark turquoise|peacock",
  petrol: "petrol blue|dark teal blue",
  navy: "navy blue|french navy|dark navy|midnight|midnight blue|marine blue|dark blue|deep blue|ink|navy ink",
  indigo: "inky blue|dark indigo|indigo blue|denim blue dark",
  cobalt: "cobalt blue|royal blue|electric blue|bright blue|ultramarine|lapis|sapphire",
  blue: "mid blue|denim blue|ocean blue",
  "sky blue": "sky|azure",
  "light blue":
    "pale blue|baby blue|ceil blue|powder blue|pastel blue|washed blue|faded blue|soft blue|dusty blue|dusky blue|bleached blue|light denim|denim light|denim pale|denim faded|pale denim|light wash|faded denim",
  "ice blue": "icy blue|glacier",
  periwinkle: "cornflower|cornflower blue|hyacinth",
  lavender: "pale lilac|light purple|pale purple|pastel purple|pastel lilac",
  lilac: "orchid|wisteria|soft purple",
  mauve: "dusty purple|dusky purple",
  purple: "violet|amethyst|bright purple",
  plum: "damson|grape|mulberry coloured|mulberry purple|dark purple|deep purple",
  aubergine: "eggplant|blackcurrant",
  burgundy:
    "pomegranate|mahogany|oxblood|wine|wine red|maroon|claret|bordeaux|merlot|berry|dark red|deep red|cherry red dark|burgundy red|mulberry red",
  red: "carmine|cherry red|ruby|ruby red|crimson|cherry|true red",
  scarlet: "tomato red|poppy red|bright red|fire red|poppy|tomato",
  coral: "watermelon|salmon|salmon pink|coral pink",
  peach: "apricot|peachy pink|light orange|pale orange|pastel orange|pale peach",
  terracotta: "clay|terracotta red",
  rust: "brick|brick red|rust red|rusty red|dark orange|deep orange|burnt orange|paprika|rust brown|rusty brown|cinnamon",
  orange: "tangerine|bright orange|mango coloured|clementine|pumpkin|neon orange",
  mustard: "ochre|mustard yellow|dark yellow|deep yellow|saffron|turmeric|amber|marigold",
  gold: "brass|gold tone|gold plated|golden|metallic gold",
  yellow: "sunshine yellow|canary yellow|bright yellow|sunflower yellow",
  lemon: "lemon yellow|neon yellow|citrus",
  butter:
    "butter yellow|buttermilk|pale yellow|primrose|light yellow|soft yellow|pastel yellow|pale lemon",
  blush:
    "blush pink|pale blush|pale pink|very pale pink|powder pink|powdery pink|barely pink|shell pink",
  "rose gold": "rose gold tone|rose gold plated",
  "dusty pink":
    "dusky pink|onion pink|dusky rose|dusty rose|old rose|rose pink|antique rose|vintage rose|dirty pink|muted pink",
  pink: "baby pink|light pink|pastel pink|candy pink|soft pink|bubblegum pink|washed pink|ballet pink|sugar pink|candyfloss pink",
  "hot pink":
    "rani pink|bright pink|neon pink|barbie pink|vivid pink|electric pink|shocking pink|fluorescent pink|fluoro pink",
  fuchsia: "cerise|cerise pink|fuchsia pink",
  magenta: "magenta pink",
  raspberry: "dark pink|deep pink|raspberry pink|raspberry red|berry pink",
}

/** Words that mostly mean this colour but might mean something else. */
export const COLOUR_HINTS: Partial<Readonly<Record<ColourName, string>>> = {
  ecru: "natural|champagne",
  beige: "latte",
  cream: "oyster|pearl|bone|alabaster|porcelain",
  pink: "rose|candy|bubblegum",
  coral: "flamingo",
  mauve: "heather|rosewood",
  periwinkle: "hydrangea",
  sage: "thyme|fern",
  navy: "marine|breton",
  brown: "tobacco|cocoa|bark",
  tan: "almond|nutmeg|ginger",
  blue: "denim blue wash",
  grey: "marl|smoke|ash",
  "light grey": "dove",
  silver: "platinum|pewter|metallic silver|chrome|steel",
  camel: "honey",
}

/** The colours that denim is washed to. */
export const WASHES: Partial<Readonly<Record<ColourName, string>>> = {
  blue: "mid wash|mid blue wash|blue wash|medium wash|midwash|authentic wash|mid stone wash",
  "light blue":
    "light wash|bleach wash|bleached wash|acid wash|light blue wash|stonewash|pale wash|jean clair|jean claire|faded wash|faded jeans",
  indigo:
    "dark denim|dark jean|dark jeans|raw denim|jean brut|jeans brut|denim brut|jeans scuri|dark wash|rinse wash|raw wash|dark blue wash|rinsed|indigo wash|dark rinse|rinse",
  black: "black wash",
  grey: "grey wash",
}

/** Makers, shops and bands with a colour in their names, parts, and what is printed on a dress, which nobody would take for a garment's own. */
export const MAKERS_BY_COLOUR = `${PRINTED_MOTIFS}|steel cap|steel caps|steel toe|steel toes|steel toecaps|driza bone|drizabone|golden goose|joe browns|lemons|oranges|roses|peaches|plums|violets|cherries|poppies|berries|rose print|mushroom print|avocado print|watermelon print|pumpkin print|orchid print|peacock print|flamingo print|old navy|white stuff|green coast|pink floyd|rolling stones|stone roses|deep purple|red hot chili peppers|green day|simply red|stone island|red wing|red wings|red herring|red valentino|white house black market|orange culture|blue inc|brown thomas|rag and bone|red or dead|blue illusion|black pepper|blue harbour|black milk|green lamb|black diamond|pink clove`
