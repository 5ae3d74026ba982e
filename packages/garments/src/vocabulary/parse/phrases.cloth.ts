import type { Material } from "../cloth.ts"
import type { Pattern } from "../patterns.ts"
import { RUGBY_JERSEYS, SLEEVELESS_JERSEYS, SPORTS_JERSEYS } from "./sports-jerseys.ts"
import { COLLARS_OF_VELVET } from "./velvet-collars.ts"

export const MATERIAL_PHRASES: Readonly<Record<Material, string>> = {
  cotton:
    "cotton|poplin|organic cotton|cheesecloth|seersucker|twill|towelling|sateen|pique|flannel|chambray|muslin|oxford shirt|oxford cotton|canvas cotton|gauze|cotton gauze|double gauze",
  jersey:
    "jersey|cotton jersey|organic cotton jersey|ponte|ponte roma|interlock|sweat fabric|loopback",
  linen: "linen|ramie|hemp",
  denim: "denim",
  canvas: "canvas",
  corduroy: "corduroy|corduroys|cord|cords|needlecord|jumbo cord|baby cord",
  wool: "wool|loden|merino|merino wool|lambswool|shetland|mohair|alpaca|angora|woollen|felt|felted|boiled wool|flannel wool",
  knit: "knit|knitted|fine knit|chunky knit|fine gauge|knitwear|pointelle|rib knit|cotton knit",
  cable: "cable knit|cable|cable knitted|aran",
  cashmere: "cashmere",
  tweed: "tweed|boucle",
  fleece: "fleece|polar fleece",
  fur: "faux fur|fur|borg|teddy|sherpa|shearling|faux shearling|sheepskin|fluffy faux fur",
  // Squares for the neck are fine and knotted like silk, whatever they are of.
  silk: "silk|mulberry silk|silk crepe|crepe de chine|neckerchief|neckerchiefs|bandana|foulard|carre|twilly",
  satin: "satin|silky|satin twill|charmeuse",
  chiffon:
    "chiffon|georgette|organza|voile|sheer top|sheer blouse|sheer shirt|see through top|see through blouse",
  lace: "lace|guipure",
  broderie:
    "broderie|broderie anglaise|cotton broderie|eyelet cotton|eyelet dress|eyelet top|eyelet blouse|eyelet skirt|eyelet shirt",
  crochet: "crochet|crocheted|macrame",
  mesh: "mesh|tulle|net|fishnet",
  velvet: "velvet|velour|devore|velveteen",
  sequin: "sequin|sequinned|sequined|sequins",
  viscose: "viscose|rayon|lyocell|tencel|modal|cupro|ecovero|bamboo",
  polyester:
    `${SPORTS_JERSEYS}|${RUGBY_JERSEYS}|${SLEEVELESS_JERSEYS}|` +
    "football shirt|football top|gaa top|netball top|netball dress|polyester|crepe|scuba|neoprene|plisse|recycled polyester|acetate",
  nylon: "nylon|ripstop|technical|polyamide",
  leather:
    "leather|faux leather|vegan leather|real leather|leather look|pu|pleather|nappa|leatherette",
  suede: "suede|faux suede|suedette|nubuck",
  patent: "patent|patent leather|vinyl|pvc|wet look",
  rubber: "rubber|rubberised|jelly|oilskin|oilcloth|latex",
  straw:
    "straw|raffia|rafia|wicker|rattan|seagrass|sisal|bast|osier|jute|woven straw|palm leaf|woven palm",
  metal:
    "sterling silver|gold plated|silver plated|rose gold plated|stainless steel|gold tone|silver tone|brass|vermeil",
  pearl: "pearl|freshwater pearl|faux pearl",
}

/** Words that look like a material and are not one. */
export const NO_MATERIALS = `rubber shoes|lana del rey|lace up|lace ups|laces|laced|cord tie|${COLLARS_OF_VELVET}`

/** What is printed on cloth where it is named with its print: "cherry pattern". */
export const PRINTED_MOTIFS =
  "cherry|lemon|strawberry|poppy|fruit|pineapple|banana|sunflower|daisy|butterfly|bird"
    .split("|")
    .flatMap((motif) =>
      ["print", "printed", "pattern", "patterned"].map((way) => `${motif} ${way}`),
    )
    .join("|")

export const PATTERN_PHRASES: Readonly<Record<Pattern, string>> = {
  plain: "plain|solid|block colour|solid colour",
  stripe:
    "stripe|striped|stripy|stripey|border cut|border cutsew|border tee|border top|border t-shirt|border shirt|border knit|breton|leheriya|hoops|hooped|rainbow|pinstripe|pin stripe|pinstriped|candy stripe",
  check:
    "check|checked|checky|chequed|checkered|chequered|gingham|lumberjack|tartan|plaid|dogtooth|houndstooth|prince of wales|windowpane|glen check|checkerboard|madras",
  floral: `${PRINTED_MOTIFS}|floral|lemons|cherries|strawberries|butterflies|birds|block print|block printed|flower|flowery|flowered|ditsy|ditsy floral|botanical|tropical|tropical print|palm print|leaf print|rose print|roses|rosebud|sunflowers|daisies|poppies|daisy|blossom|leaves`,
  dot: "dot|polka dot|spot|spotty|spotted|dotted|polka|pin dot|bandhani|bandhej",
  animal:
    "animal|animal print|leopard|leopard print|zebra|zebra print|tiger|snake|snakeskin|snake print|python|croc|crocodile|croc effect|cheetah|cow print|cow pattern|dalmatian|dalmatian print|giraffe|ocelot",
  geometric:
    "geo|geometric|shweshwe|wax print|african print|ankara|dashiki|kitenge|chitenge|chitenje|capulana|kente|kilim|argyle|aztec|chevron|zigzag|zig zag|fair isle|fairisle|ikat|nordic|diamond print|tile print|mosaic|intarsia|colourblock|colour block|colour blocked",
  abstract:
    "abstract|batik|adire|kampala|shibori|tie dye|tie dyed|marble print|marbled|camo|camouflage|paisley|bandana print|brushstroke|brush stroke|watercolour|swirl|swirls|swirly|swirl print|ombre|psychedelic|scarf print|foulard print",
}

/** What is worked in thread lies on plain cloth: "embroidered daisy jeans", "jeans with flowers sewn on". */
const EMBROIDERED = `${PATTERN_PHRASES.floral}|flowers|rose|bird`
  .split("|")
  .flatMap((motif) =>
    ["embroidered", "embroidery", "sewn", "stitched", "applique"].flatMap((way) => [
      `${way} ${motif}`,
      `${motif} ${way}`,
    ]),
  )
  .join("|")

/** Names that hold a pattern's word and have none. */
export const NO_PATTERNS = `${EMBROIDERED}|crocs|3 stripe|3 stripes|three stripe|three stripes|side stripe|side stripes|stripe down the side|stripes down the side|stripe on the side|stripe down the leg|stripe down the sides|stripes on the side|stripe on the leg|sleeve stripe|sleeve stripes|leg stripe|stripe detail|onitsuka tiger|onitsuka tigers|daisy dukes|daisy street|george wrapper|lace wrapper|satin wrapper|velvet wrapper`

/** What is worn as a wrapper is mostly wax print. */
export const WRAPPERS = "wrapper|lappa|pagne|kanga|khanga|leso"

/** Words for an unspecified pattern. */
export const SOME_PATTERN =
  "print|printed|patterned|graphic print|pattern|patchwork|multicolour|multicoloured|multicolored|multicolor|multi|estampado|estampada|imprime|imprimee|gemustert|gemusterte|bunt|bunte|bunter|buntes|multicolore|kolorowy|kolorowa|veelkleurig|fargglad"
