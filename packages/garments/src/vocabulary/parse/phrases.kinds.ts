import type { Kind } from "../kind-names.ts"

/** Names that shops and people use for a kind, besides the words that the kind itself lists. */
export const KIND_SYNONYMS: Partial<Readonly<Record<Kind, string>>> = {
  fleece: "fleece pullover|fleece jumper|fleece top|fleece hoodie|polar fleece",
  t_shirt:
    "undershirt tee|basketball jersey|football jersey|hockey jersey|tee shirt|long sleeve tee|long sleeve t-shirt|longsleeve|breton|mariniere|henley|football shirt|football top",
  vest: "silk shell|satin shell|sleeveless shell|shell top|vest tee|singlet",
  cami: "tube top|boob tube|bralette|crop cami",
  bodysuit: "leotard",
  corset_top: "basque|corset|bodice",
  blouse: "smock top|wrap top|peplum top|shell blouse|tie front top",
  tunic: "caftan|longline top|kurta|kurti",
  shirt: "shirting|button down|button up|guayabera",
  polo: "rugby jersey|polo tee|rugby shirt|rugby top",
  jumper:
    "crewneck|troyer|fishermans rib|guernsey|lopapeysa|knitted top|knit top|knitted tee|jersey jumper|sweaters|pull over|turtleneck jumper",
  knitted_vest:
    "sleeveless pullover|knitted waistcoat|knit waistcoat|sweater vest|sleeveless jumper|sleeveless knitted top|sleeveless knit top|slipover|tank knit|knitted tank",
  sweatshirt: "sweater top|sweatshirt top|half zip|quarter zip|crew sweat",
  hoodie: "hooded top|hooded sweat|zip hoodie|hooded sweater",
  cardigan: "cardigan coat|knitted jacket|shrug|bolero|coatigan|edge to edge cardigan",
  waistcoat: "waist coat|tailored gilet",
  blazer: "dinner jacket|tuxedo|suit blazer",
  bomber: "flight jacket|light jacket|lightweight jacket|casual jacket",
  overshirt:
    "swanndri|shacket|shirt jacket|over shirt|chore coat|utility shirt|jacket shirt|safari jacket|quilted kimono jacket|kimono jacket|kimono style jacket",
  gilet:
    "oilskin vest|oilskin waistcoat|fleece vest|down vest|body warmer|bodywarmer|padded waistcoat|quilted waistcoat|down waistcoat",
  puffer: "puffa|puffer coat|down coat",
  parka: "cagoule parka|dryrobe|dry robe|changing robe|hooded jacket|hooded coat",
  raincoat:
    "waterproof cape|rain cape|cycling cape|rain poncho|drizabone|driza bone|driza bone coat|drizabone coat|plastic poncho|waterproof poncho|slicker|rain slicker|sou wester|hard shell|running jacket|rain smock|waterproof|cagoule|kagool|kagoul|pac a mac|rain mac|windbreaker|windcheater|softshell|soft shell|softshell jacket|soft shell jacket|oilskin|hardshell|shell jacket|rain shell|rainmac|rain coat",
  trench_coat: "trenchcoat|mackintosh|duster coat|rain trench",
  wool_coat: "peacoat|reefer coat|crombie",
  teddy_coat: "pesk|fur pesk|fur coat|mink coat|fox coat",
  cape: "ponchos|wrap cape|capelet|cloak",
  day_dress:
    "qipao|cheongsam|anarkali|sundress|frock|sun dress|kaftan dress|t-shirt dress|sweatshirt dress",
  shirt_dress: "shirt waister|shirtwaister",
  pinafore: "jumper skirt|pinnie|dungaree dress",
  evening_dress: "ballgown|ball gown|evening gown|prom gown",
  jumpsuit:
    "coveralls|coverall|boiler suit|boilersuit|all in one|allinone|catsuit|cat suit|unitard|utility suit",
  playsuit: "play suit|romper suit",
  dungarees: "overalls|dungaree shorts|dungarees shorts",
  jeans: "jegging|jean trousers|denim trousers",
  trousers:
    "black flares|navy flares|brown flares|grey flares|cream flares|red flares|pink flares|green flares|jersey flares|ponte flares|cord flares|corduroy flares|suede flares|leather flares|velvet flares|satin flares|sirwal|harem pants|harem trousers|knickerbockers|pantaloons|longs|cords|corduroys|capris|pedal pushers",
  wide_leg_trousers: "palazzo|silk pyjama trousers|satin pyjama trousers",
  chinos: "chino pants",
  cargo_trousers: "cargo|combats",
  leggings:
    "longjohns|churidar|churidars|under trousers|undertrousers|legging tights|yoga pants|running tights|gym leggings|long johns|activewear tights|gym tights|sports tights|workout tights|yoga tights",
  joggers:
    "jogger|jogging bottoms|tracksuit bottoms|trackies|trackie bottoms|tracky bottoms|trackie bs|trackpants|track trousers|sweat pants|lounge pants|track bottoms",
  shorts: "stubbies|bermudas|cycling short|hot pants",
  denim_shorts: "jean shorts|jeans shorts",
  mini_skirt: "mini skort",
  trainers:
    "runners|plimsols|velcro shoes|velcro trainers|skate shoes|trainer|sneaker|trail runners|plimsolls|plimsoles|high tops|hi tops|high top|hi top|hightops|tennis shoes|gym shoes|running trainers|pumps canvas|canvas pumps|slip-on pumps|slip-ons|canvas shoes",
  chelsea_boots: "blundstones|blundstone|blunnies|chelseas",
  lace_up_boots:
    "duck boots|moon boots|mukluks|hikers|hiker boots|safety boots|toe cap boots|dm boots|work boots|combat boots",
  knee_boots: "high boots|high boot",
  wellies: "xtratufs|welly|wellie|rain boots|rubber boots|wellington|gumboots|hunter boots",
  heels:
    "peep toes|court shoe|courts|slingbacks|slingback shoes|stiletto heels|high heels|kitten heels|block heels",
  flats:
    "juttis|jutti|mojaris|ballerina|ballet shoes|ballerina pumps|flat pumps|ballet flat|pointed flats|flat shoes|dolly shoes",
  mary_janes: "mary jane|mary janes shoes|dancing shoes|dance shoes|t-bar shoes|t-bars",
  loafers: "loafer|moccasin|driving shoe|boat shoes|deck shoes",
  brogues: "brogue|oxford shoes|oxford shoe|derbies|monk shoes",
  mules: "mule|clog|mule slippers",
  sandals:
    "palm slippers|pam slippers|jandals|jandal|chappals|kolhapuris|sandal|slider|slides|flip flop|gladiator sandals|flatforms|wedges|jelly shoes|thongs|huaraches|strappy heels",
  espadrilles: "espadrille",
  tote_bag:
    "briefcase|market bag|eco bag|ecobag|shopping net|string bag|shopper bag|cotton bag|canvas bag|cloth bag|beach bag|basket|weekender|weekend bag|holdall|shopping bag",
  shoulder_bag: "hand bag|hobo|baguette|grab bag|satchel|top handle bag",
  crossbody_bag:
    "cross body|crossbody|crossbody purse|belt bag|bum bag|bumbag|fanny pack|waist bag|waist pack|hip bag|phone bag|messenger bag|sling bag",
  bucket_bag: "duffle bag|drawstring bag",
  clutch: "clutches|clutch purse|minaudiere",
  backpack: "back pack|ruck sack|day pack|daypack",
  scarf:
    "silk carre|carre|muffler|snood|neck warmer|dupatta|neckerchief|bandana|foulard|stole|wrap scarf|scarves|silk square",
  headscarf:
    "head scarf|head scarves|headscarves|head wrap|hijabs|gele|headtie|head tie|tudung|bawal|shayla|instant shawl",
  beanie:
    "stocking cap|fur hat|ushanka|trapper hat|bobble beanie|woolly hat|wool hat|knitted hat|knit hat|pom pom hat|tuque|toque|knitted headband|ear warmer",
  cap: "trucker cap|flat cap|baker boy|baker boy hat|bakerboy hat",
  fedora: "trilby hat|fedora hat|panama",
  sun_hat: "sunhat|visor",
  gloves: "glove|mitten|mitts|wrist warmers",
  belt: "waist belt|waistbelt",
  sunglasses: "sunglass|sunnies|sun glasses",
  necklace:
    "choker necklace|pendant necklace|chain necklace|collar necklace|lariat|string of pearls|string of beads|wooden beads|glass beads|amber beads",
  earrings: "jhumkas|jhumka|ear rings|ear cuff|hoop earring|huggies|drop earring|ear stud",
  bracelet: "charm bracelet|cuff bracelet|bangle set|bangles",
  ring: "rings|stacking ring",
  watch: "smart watch|wristwatch",
  tights: "opaques|opaque tights|sheer tights|fishnets|fishnet tights|knitted tights",
  socks: "boot socks|knee socks|knee high socks|trainer socks|pop socks|bed socks|leg warmers",
  thermal_top:
    "undershirt|thermal top|thermal vest|thermal|thermals|base layer top|baselayer|thermal t-shirt|heat top",
}

/**
 * Words often used of a garment, which name it only if nothing else does: a part of it, or the maker whose name
 * everybody says for the thing itself.
 */
export const FAINT_KINDS: Partial<Readonly<Record<Kind, string>>> = {
  t_shirt: "basic|crop|long sleeve|long sleeved|round neck",
  heels: "platforms",
  brogues: "lace ups",
  shirt: "flannel",
  jumper:
    "lopi|rolli|crew neck|jersey|handknit|islender|icelander|knit|knits|knitwear|aran|fair isle|polo neck|turtleneck|turtle neck|roll neck|rollneck|mock neck|funnel neck|cable knit|knitted|skivvy|cashmere crew|merino crew|wool crew",
  knitted_vest:
    "spencer|sleeveless mock neck|sleeveless turtleneck|sleeveless roll neck|sleeveless polo neck",
  bodysuit: "body|bodies",
  puffer: "padding|super puff|kispo",
  leather_jacket: "biker",
  tunic: "tunic top|smock",
  cami: "bandeau|halterneck|halter neck",
  cardigan: "edge to edge|twinset|twin set|outer|duster",
  blazer: "tux",
  bomber: "harrington",
  day_dress: "lbd|bodycon|sheath|midi",
  overshirt: "barbour",
  wool_coat: "reefer|duffle|duffel",
  teddy_coat: "shearling|sheepskin|teddy|faux fur",
  jeans: "levis|501s|skinnies|flares|bootcuts|mom fits|mum fits",
  wide_leg_trousers: "wide legs",
  trousers: "three quarter",
  leggings: "aligns|align",
  maxi_dress: "maxi",
  mini_skirt: "mini",
  parka: "canada goose",
  shoulder_bag: "flap",
  joggers: "tracksuit",
  trainers:
    "converse|chuck taylors|chucks|stan smiths|stan smith|sambas|samba|gazelles|gazelle|superstars|air force|air forces|air force 1s|air force 1|air max|" +
    "skechers|keds|supergas|superga|merrells|merrell|campus|new balances|new balance|reeboks|vans|vejas|veja|hoka",
  lace_up_boots: "doc martens|doc marten|dr martens|docs|dms|timberlands",
  ankle_boots: "uggs|sorels|sorel|valenki",
  sandals: "birkenstocks|birkenstock|birks|tevas|teva",
  mules: "bostons|birkenstock boston|crocs",
  tote_bag: "le pliage",
  backpack: "kanken",
  necklace: "chain|pearls|beads",
}

/** Words that look like a kind but only name a part, a cut or an occasion. */
export const NO_KINDS =
  "boot cut|cap sleeve|cape sleeve|bracelet sleeve|bracelet length|polo collar|shirt collar|belt loop|" +
  "cape back|skinny belt detail|scarf print|bandana print|chain belt detail|belt detail|" +
  "t-shirt bra|jersey top sheet|shirt cuff|bell sleeve|t-bar|ring detail|o ring|ring pull|top stitch|" +
  "top handle|top coat|desk to dinner|knee high|body con|hi top|high top|sweatshirt fabric"

/** Other things that shops sell. They are read like a kind, but are not one of ours. */
export const OTHER_THINGS =
  "kimono|bra|bras|brief|knickers|thong knickers|pants pack|stockings|hold ups|suspender|lingerie|" +
  "purse|wallet|card holder|cardholder|phone case|case|keyring|key ring|bag charm|charm|umbrella|" +
  "hair clip|hairband|headband|hair band|scrunchie|scrunchies|claw clip|slipper|slippers|laces|insoles|" +
  "spray|candle|perfume|lipstick|mascara|cushion|throw|blanket|duvet cover|duvet|towel|curtain|rug|" +
  "mug|gift card|voucher|book|jewellery box|watch strap|brooch|dressing gown|robe|apron|tabard|doctors coat|lab coat|laboratory coat|tie|bow tie|" +
  "cufflinks|sleeping bag|wash bag|make-up bag|makeup bag|toiletry bag|lunch bag|shoe bag|" +
  "suit carrier|hanger|eye mask|face mask|ear muffs|earmuffs"

/** After one of these, everything is for bed or for the water: "bikini top". */
export const OTHER_WORLDS =
  "bikini|tankini|swimsuit|swimwear|swim|swimming|rash vest|wetsuit|pyjama|pyjamas|pajama|pj|pjs|" +
  "nightie|nightdress|night dress|nightshirt|nightwear|loungewear set|bedding|dolls|fancy dress|dog"

/** A word that names a family of kinds; the other words tell which one is meant. */
export interface Head {
  readonly words: string
  /** Kinds by the words that tell them; the first list with a word in the text decides. */
  readonly when: readonly (readonly [words: string, kind: Kind])[]
  readonly otherwise: Kind
  /** Whether the head alone is enough to be sure of `otherwise`. */
  readonly tells: boolean
}

const PADDED = "puffer|padded|quilted|down|down filled|puffa|duvet"
const FURRY = "faux fur|fur|borg|teddy|shearling|sherpa|faux shearling|sheepskin"
const WET = "rain|waterproof|rubberised|showerproof|shower resistant"
const OUTDOORS =
  "anorak|sailing|cycling|running|shell|wind|windproof|nylon|ripstop|packable|hi vis|high vis|high visibility|north face|patagonia|berghaus|rab|regatta|craghoppers|helly hansen|jack wolfskin|mountain warehouse"
const KNITTED =
  "knitted|knit|jumper|sweater|cable|cable knit|merino|cashmere|roll neck jumper|wool knit"

export const HEADS: readonly Head[] = [
  {
    words: "dress|dresses",
    when: [
      ["shirt|chambray shirt", "shirt_dress"],
      ["pinafore|dungaree", "pinafore"],
      [
        "evening|prom|ball|bridesmaid|cocktail|occasion|black tie|party maxi|formal|wedding",
        "evening_dress",
      ],
      ["wrap|wrap front", "wrap_dress"],
      ["slip|cami|camisole", "slip_dress"],
      [KNITTED, "knitted_dress"],
      ["maxi|floor length", "maxi_dress"],
      ["mini|skater", "mini_dress"],
    ],
    otherwise: "day_dress",
    tells: true,
  },
  {
    words: "tank top|tank|vest top|vest",
    when: [
      [`${KNITTED}|argyle|fair isle|wool`, "knitted_vest"],
      ["puffer|puffy|puffa|quilted|padded|down", "gilet"],
      ["suit|tailored|waist", "waistcoat"],
    ],
    otherwise: "vest",
    tells: true,
  },
  {
    words: "skirt",
    when: [
      ["denim|jean|jeans", "denim_skirt"],
      ["pleated|pleat|tennis|netball|kilt", "pleated_skirt"],
      ["pencil|tube", "pencil_skirt"],
      ["mini|skater|micro", "mini_skirt"],
      ["maxi|floor length|full length", "maxi_skirt"],
      ["midi|slip|bias cut", "midi_skirt"],
      ["long", "maxi_skirt"],
    ],
    otherwise: "midi_skirt",
    tells: false,
  },
  {
    words: "jeans|jean",
    when: [["wide leg|wide|baggy|palazzo|super wide|puddle|loose", "wide_leg_jeans"]],
    otherwise: "jeans",
    tells: true,
  },
  {
    words: "trousers|trouser|pants|pant|slacks",
    when: [
      ["cargo|combat", "cargo_trousers"],
      // What is made for paths has their pockets and their cloth, and no crease.
      ["walking|hiking|trekking|hiker|trail|outdoor|ski|snow|bib|knee pads", "cargo_trousers"],
      ["chino", "chinos"],
      ["culotte|gaucho", "culottes"],
      ["jogging|track|tracksuit|sweat", "joggers"],
      ["wide leg|wide|palazzo|super wide|baggy", "wide_leg_trousers"],
    ],
    otherwise: "trousers",
    tells: true,
  },
  {
    words: "shorts",
    when: [
      ["denim|jean", "denim_shorts"],
      ["dungaree", "dungarees"],
    ],
    otherwise: "shorts",
    tells: true,
  },
  {
    words: "jacket|anorak",
    when: [
      [PADDED, "puffer"],
      [FURRY, "teddy_coat"],
      ["bomber|varsity|harrington|coach|flight|baseball", "bomber"],
      ["tweed|boucle", "tweed_jacket"],
      ["denim|trucker|jean", "denim_jacket"],
      ["fleece", "fleece"],
      [WET, "raincoat"],
      ["biker|moto|motorcycle|motorbike", "leather_jacket"],
      [
        "tailored|suit|costume|tuxedo|double breasted|single breasted|blazer|smoking|nehru",
        "blazer",
      ],
      [
        "leather|suede|suedette|leather look|pleather|leatherette|nappa|pu|aviator",
        "leather_jacket",
      ],
      [
        "utility|shirt|chore|work|worker|safari|military|cord|corduroy|needlecord|field|barn|wax|waxed|barbour",
        "overshirt",
      ],
      ["ski|liner|winter", "puffer"],
      ["parka", "parka"],
      [OUTDOORS, "raincoat"],
      ["hood|hooded", "parka"],
      ["trench", "trench_coat"],
      ["knitted|knit|cable", "cardigan"],
      ["wool", "wool_coat"],
    ],
    otherwise: "blazer",
    tells: false,
  },
  {
    words: "coat",
    when: [
      [PADDED, "puffer"],
      ["trench|mac|leather|leather look|pleather|leatherette|pu|duster", "trench_coat"],
      [FURRY, "teddy_coat"],
      ["parka", "parka"],
      ["cape|poncho", "cape"],
      ["barn|chore|wax|waxed|field", "overshirt"],
      [WET, "raincoat"],
      ["boucle jacket", "tweed_jacket"],
      [
        "wool|over|pea|wrap|car|cocoon|duffle|tailored|crombie|reefer|double faced|military|camel coat",
        "wool_coat",
      ],
    ],
    otherwise: "wool_coat",
    tells: false,
  },
  {
    words: "boots|boot|booties",
    when: [
      ["wellington|wellie|welly|rain|xtratuf|muck", "wellies"],
      [
        "knee high|knee|over the knee|thigh high|thigh|riding|knee length|long|slouch|tall|high leather",
        "knee_boots",
      ],
      ["chelsea|pull on|dealer", "chelsea_boots"],
      [
        "lace up|laced|biker|hiking|hiker|tramping|walking|combat|worker|military|snow|trekking|doc marten|doc martens|dr martens|timberland",
        "lace_up_boots",
      ],
      ["ankle|heeled|western|cowboy|sock", "ankle_boots"],
    ],
    otherwise: "ankle_boots",
    tells: false,
  },
  {
    words: "shoes|shoe",
    when: [
      ["mary jane|t bar", "mary_janes"],
      ["court|slingback|stiletto|heeled|high heeled|platform", "heels"],
      ["oxford|brogue|derby|lace up|monk", "brogues"],
      [
        "running|gym|tennis|skate|sports|training|walking|trail|hiking|climbing|approach",
        "trainers",
      ],
      ["loafer|driving|boat|deck|moccasin", "loafers"],
      ["ballet|flat|ballerina|pointed flat", "flats"],
      ["espadrille", "espadrilles"],
      ["jelly|sandal", "sandals"],
    ],
    otherwise: "flats",
    tells: false,
  },
  {
    words: "pumps|pump",
    when: [
      ["ballet|flat|ballerina|pointed flat", "flats"],
      ["canvas|slip on", "trainers"],
      ["court|heeled|stiletto|platform|high", "heels"],
    ],
    otherwise: "heels",
    tells: false,
  },
  {
    words: "bag",
    when: [
      ["cross body|crossbody|camera|saddle|phone|messenger|belt|sling", "crossbody_bag"],
      ["tote|shopper|shopping|basket|beach|weekend|straw", "tote_bag"],
      ["bucket|duffle|drawstring", "bucket_bag"],
      ["clutch|evening|pouch", "clutch"],
      ["back pack|rucksack", "backpack"],
      ["shoulder|hand|baguette|grab|hobo|top handle|satchel", "shoulder_bag"],
    ],
    otherwise: "shoulder_bag",
    tells: false,
  },
  {
    words: "hat",
    when: [
      ["beanie|bobble|knit|knitted|cable|cable knit|ribbed|woolly|pom pom", "beanie"],
      ["bucket", "bucket_hat"],
      ["fedora|trilby|panama|felt", "fedora"],
      ["beret", "beret"],
      ["baseball|baker boy", "cap"],
      ["fur|qiviut|mohair|angora|alpaca|fleece|trapper", "beanie"],
      ["sun|straw|floppy|wide brim|raffia|beach|boater", "sun_hat"],
    ],
    otherwise: "sun_hat",
    tells: false,
  },
  {
    words: "shell",
    when: [
      [`${WET}|hooded|zip|zipped|ski|technical|mountain|trail|running|nylon|gore tex`, "raincoat"],
    ],
    otherwise: "vest",
    tells: false,
  },
  {
    words: "top",
    when: [
      ["thermal|base layer", "thermal_top"],
      ["strappy|cami|bandeau|tube|strapless|spaghetti strap|camisole|bralette|corset cami", "cami"],
      ["corset|bustier|boned", "corset_top"],
      ["polo", "polo"],
      ["sleeveless|tank|vest|racer|racerback|halter|halterneck|halter neck|shell", "vest"],
      ["jersey|mesh", "t_shirt"],
      ["knitted|knit|pointelle|cable|cable knit|crochet", "jumper"],
      ["sweat", "sweatshirt"],
      ["hooded", "hoodie"],
      ["breton|long sleeve|long sleeved", "t_shirt"],
      ["tunic|longline", "tunic"],
      [
        "satin|silk|peplum|wrap|tie front|broderie|broderie anglaise|chiffon|lace|smock|blouse|linen|poplin|woven",
        "blouse",
      ],
    ],
    otherwise: "t_shirt",
    tells: false,
  },
]
