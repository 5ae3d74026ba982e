import type { Kind } from "../kind-names.ts"
import { RUGBY_JERSEYS, SLEEVELESS_JERSEYS, SPORTS_JERSEYS } from "./sports-jerseys.ts"

/** Names that shops and people use for a kind, besides the words that the kind itself lists. */
export const KIND_SYNONYMS: Partial<Readonly<Record<Kind, string>>> = {
  fleece:
    "jumper fleece|sweater fleece|pullover fleece|fleece pullover|fleece jumper|fleece top|fleece hoodie|polar fleece|better sweater|fleece hoody|fleece hoodie",
  t_shirt:
    `${SPORTS_JERSEYS}|` +
    "undershirt tee|netball top|gaa top|tee shirt|long sleeve tee|long sleeve t-shirt|longsleeve|breton|mariniere|henley|football shirt|football top|band shirt|band polo|concert shirt|tour shirt|baby tee|baby t-shirt|sport shirt|tea shirt|sailor shirt|sailor top",
  vest:
    `${SLEEVELESS_JERSEYS}|` +
    "sports bra|sport bra|running bra|gym bra|yoga bra|silk shell|satin shell|sleeveless shell|shell top|vest tee|singlet|sando|muscle tee|muscle top|muscle t-shirt|sleeveless t-shirt|sleeveless tee|wifebeater|wife beater",
  cami: "tube top|boob tube|bralette|crop cami",
  bodysuit: "leotard",
  corset_top: "basque|corset|bodice",
  blouse: "smock top|wrap top|peplum top|shell blouse|tie front top",
  tunic:
    "caftan|longline top|kurta|kurti|kameez|kurta pajama|kurta pyjama|salwar suit|shalwar suit|punjabi suit|patiala suit|churidar suit|dashiki",
  shirt: "shirting|button down|button up|guayabera",
  polo:
    `${RUGBY_JERSEYS}|` +
    "polo tee|rugby shirt|rugby top|golf shirt|polo t-shirt|polo tshirt|tennis shirt",
  jumper:
    "crewneck|troyer|fishermans rib|guernsey|lopapeysa|knitted top|knit top|knitted tee|jersey jumper|sweaters|pull over|turtleneck jumper|gansey|arran|arran jumper",
  knitted_vest:
    "sleeveless pullover|knitted waistcoat|knit waistcoat|sweater vest|sleeveless jumper|sleeveless knitted top|sleeveless knit top|slipover|tank knit|knitted tank|knitted tank top|knit tank top|sleeveless knit",
  sweatshirt: "sweater top|sweatshirt top|half zip sweat|crew sweat|sweat shirt",
  hoodie:
    "hooded top|hooded sweat|zip hoodie|hooded sweater|hooded jumper|hooded pullover|bunnyhug|bunny hug|scuba hoodie",
  cardigan:
    "haori|haori jacket|hanten|hanten jacket|cardigan coat|knitted jacket|shrug|bolero|coatigan|edge to edge cardigan",
  waistcoat: "waist coat|tailored gilet",
  blazer: "dinner jacket|tuxedo|suit blazer",
  denim_jacket: "canadian tuxedo|levis trucker|denim trucker|jeans jacket|jacket jean|jacket jeans",
  bomber:
    "scuba jacket|tracksuit jacket|flight jacket|light jacket|lightweight jacket|casual jacket",
  overshirt:
    "swanndri|swanndri bush shirt|swanndri shirt|shacket|shirt jacket|over shirt|chore coat|utility shirt|jacket shirt|safari jacket|quilted kimono jacket|kimono jacket|kimono style jacket|shirt jkt",
  gilet:
    "hunting vest|oilskin vest|oilskin waistcoat|fleece vest|down vest|body warmer|bodywarmer|padded waistcoat|quilted waistcoat|down waistcoat|sleeveless puffer|sleeveless puffer jacket|sleeveless puffer coat|sleeveless fleece|sleeveless padded jacket|sleeveless down jacket|sleeveless blazer|vest jacket|gilet jacket",
  puffer: "puffa|puffer coat|down coat|puffy jacket|puffy coat|pufferjacket",
  parka:
    "mods coat|mod coat|fishtail coat|fishtail|cagoule parka|dryrobe|dry robe|changing robe|hooded jacket|hooded coat|parker coat|parker jacket|khaki parker|parker khaki",
  raincoat:
    "waterproof cape|rain cape|cycling cape|rain poncho|drizabone|driza bone|driza bone coat|drizabone coat|plastic poncho|waterproof poncho|slicker|rain slicker|sou wester|souwester|fisherman jacket|fishermans jacket|fishermans coat|fisherman coat|hard shell|running jacket|rain smock|waterproof|cagoule|kagool|kagoul|pac a mac|rain mac|windbreaker|windcheater|softshell|soft shell|softshell jacket|soft shell jacket|oilskin|oilskin coat|oilskin stockman coat|oilskin riding coat|stockman coat|stockmans coat|stockmans oilskin|hardshell|shell jacket|rain shell|rainmac|rain coat|wind breaker|wind cheater|wind jacket",
  trench_coat: "trenchcoat|mackintosh|duster coat|rain trench",
  wool_coat: "peacoat|reefer coat|crombie|covert coat|chesterfield",
  teddy_coat: "pesk|fur pesk|fur coat|mink coat|fox coat|fun fur",
  cape: "ponchos|wrap cape|capelet|cloak|ruana",
  day_dress:
    "lbd|little black number|qipao|cheongsam|anarkali|sundress|frock|sun dress|kaftan dress|t-shirt dress|sweatshirt dress",
  shirt_dress: "shirt waister|shirtwaister",
  pinafore:
    "jumper skirt|pinnie|dungaree dress|denim jumper|corduroy jumper|cord jumper|needlecord jumper|jumper pinafore|pinafore jumper",
  maxi_dress: "muumuu|mumu|muu muu",
  maxi_skirt: "wrapper|lappa",
  evening_dress: "ballgown|ball gown|evening gown|prom gown",
  jumpsuit:
    "coveralls|coverall|boiler suit|boilersuit|all in one|allinone|catsuit|cat suit|unitard|utility suit|jump suit|flight suit|flightsuit|flying suit|all in 1",
  playsuit: "play suit|romper suit|short jumpsuit|shorts jumpsuit|jumpsuit shorts",
  dungarees:
    "overalls|dungaree shorts|dungarees shorts|shortalls|bib overalls|overall shorts|overalls shorts",
  jeans: "jegging|jean trousers|denim trousers",
  trousers:
    "moleskins|black flares|navy flares|brown flares|grey flares|cream flares|red flares|pink flares|green flares|jersey flares|ponte flares|cord flares|corduroy flares|suede flares|leather flares|velvet flares|satin flares|sirwal|harem pants|harem trousers|knickerbockers|pantaloons|longs|cords|corduroys|capris|pedal pushers",
  wide_leg_trousers: "palazzo|silk pyjama trousers|satin pyjama trousers",
  chinos: "chino pants",
  cargo_trousers: "combats",
  leggings:
    "longjohns|wool longs|merino longs|woollen longs|thermal longs|churidar|churidars|under trousers|undertrousers|legging tights|yoga pants|running tights|gym leggings|long johns|activewear tights|gym tights|sports tights|workout tights|yoga tights|tights gym|tights running|compression tights|compression leggings|base layer bottoms|baselayer bottoms|thermal bottoms|thermal pants|thermal trousers|yoga bottoms|gym bottoms|workout bottoms",
  joggers:
    "jogger|jogging bottoms|tracksuit bottoms|track suit bottoms|track suit pants|trackies|trackie bottoms|tracky bottoms|trackie bs|trackpants|track trousers|sweat pants|lounge pants|track bottoms|trackie dacks|trackie daks|trakkies|trackys|lounge bottoms|jogger bottoms|sweatpant|sweats|tracksuit pants",
  shorts:
    "bum short|bumshort|stubbies|bermudas|cycling short|hot pants|hotpants|short pants|boardies",
  denim_shorts:
    "short en jean|short en jeans|short de jean|short jean|short jeans|jean shorts|jeans shorts|shorts jeans|shorts jean|jean short|cut offs|cutoffs|cut off jeans|cut off denim|denim cut offs|denim cutoffs|daisy dukes",
  denim_skirt: "jeans skirt|skirt jean|skirt jeans|denim mini|denim midi|denim maxi|jean mini",
  pleated_skirt: "pleated midi|plisse midi|pleats please",
  mini_skirt: "mini skort|leather mini",
  trainers:
    "runners|plimsols|velcro shoes|velcro trainers|skate shoes|trainer|sneaker|trail runners|plimsolls|plimsoles|high tops|hi tops|high top|hi top|hightops|nike court|nike courts|adidas court|adidas courts|court trainers|court sneakers|tennis shoes|gym shoes|running trainers|pumps canvas|canvas pumps|slip-on pumps|slip-ons|canvas shoes|nike blazers|nike blazer mid|blazer mid|blazer mids|blazer low|canvas lace ups|rubber shoes|takkies|tackies|tekkies|gutties|daps|low tops",
  chelsea_boots: "blundstones|blundstone|blunnies|chelseas|docs chelsea|chelsea docs",
  lace_up_boots:
    "duck boots|moon boots|mukluks|hikers|hiker boots|safety boots|toe cap boots|toecap boots|toecaps|toe caps|steel cap|steel caps|steel toe|steel toes|steelies|walker boots|ankle walker|ankle walkers|dm boots|work boots|combat boots",
  knee_boots: "high boots|high boot|otk boots|over knee boots",
  wellies:
    "xtratufs|welly|wellie|rain boots|rubber boots|wellington|gumboots|hunter boots|gum boots",
  heels:
    "heel court|heel courts|block heel court|kitten heel court|heeled court|suede court|patent court|leather court|peep toes|court shoe|courts|slingbacks|slingback shoes|stiletto heels|high heels|kitten heels|block heels",
  flats:
    "juttis|jutti|mojaris|ballerina|ballet shoes|ballerina pumps|flat pumps|ballet flat|pointed flats|flat shoes|dolly shoes|mojari",
  mary_janes:
    "mary jane|mary janes shoes|dancing shoes|dance shoes|t-bar shoes|t-bars|maryjanes|maryjane",
  loafers: "loafer|moccasin|driving shoe|boat shoes|deck shoes",
  brogues: "brogue|oxford shoes|oxford shoe|derbies|monk shoes",
  mules: "mule|clog|mule slippers|mule heels|heeled mules|mule sandals|heeled clogs",
  sandals:
    "double pluggers|pluggers|tsinelas|nu pieds|palm slippers|pam slippers|jandals|jandal|chappal|chappals|kolhapuri|kolhapuris|sandal|slider|slides|flip flop|gladiator sandals|flatforms|wedges|jelly shoes|thongs|huaraches|strappy heels|plakkies|slip slops|slops",
  espadrilles: "espadrille",
  tote_bag:
    "furoshiki bag|furoshiki|azuma bag|knot bag|briefcase|market bag|eco bag|ecobag|shopping net|string bag|shopper bag|cotton bag|canvas bag|cloth bag|beach bag|basket|straw baskets|wicker baskets|raffia baskets|woven baskets|weekender|weekend bag|holdall|shopping bag",
  shoulder_bag: "hand bag|hobo|baguette|grab bag|satchel|top handle bag",
  crossbody_bag:
    "cross body|crossbody|crossbody purse|belt bag|bum bag|bumbag|fanny pack|waist bag|waist pack|hip bag|phone bag|messenger bag|sling bag|cross body purse|moonbag|moon bag|x body bag",
  bucket_bag: "duffle bag|drawstring bag|duffel bag",
  clutch:
    "clutches|clutch purse|minaudiere|evening purse|pochette|party purse|potli|potli bag|batua",
  backpack: "back pack|ruck sack|day pack|daypack|knapsack",
  scarf:
    "silk carre|carre|muffler|snood|neck warmer|dupatta|neckerchief|bandana|foulard|stole|wrap scarf|scarves|silk square|blanket wrap|cashmere wrap|wool wrap|merino wrap|scarfs|twilly",
  headscarf:
    "head scarf|head scarves|headscarves|head wrap|hijabs|gele|headtie|head tie|tudung|bawal|shayla|instant shawl|doek|doeks|tichel|tichels|dhuku|duku|hair scarf|scarf for hair",
  beanie:
    "stocking cap|fur hat|ushanka|trapper hat|bobble beanie|woolly hat|wool hat|knitted hat|knit hat|pom pom hat|tuque|toque|knitted headband|ear warmer|watch cap|touque|toboggan hat",
  bucket_hat: "sou wester hat|souwester hat|rain hat",
  cap: "trucker cap|flat cap|baker boy|baker boy hat|bakerboy hat|snapback|snap back|trucker hat|dad hat",
  fedora: "trilby hat|fedora hat|panama",
  sun_hat: "sunhat|visor",
  gloves: "glove|mitten|mitts|wrist warmers",
  belt: "waist belt|waistbelt",
  sunglasses: "sunglass|sunnies|sun glasses",
  necklace:
    "choker necklace|pendant necklace|chain necklace|collar necklace|lariat|string of pearls|string of beads|wooden beads|glass beads|amber beads|mangalsutra",
  earrings:
    "jhumkas|jhumka|ear rings|ear cuff|hoop earring|huggies|drop earring|ear stud|ear ring|chandbali|chandbalis|clip ons|clip on earrings",
  bracelet:
    "charm bracelet|cuff bracelet|silver cuff|gold cuff|brass cuff|metal cuff|hammered cuff|bangle set|bangles",
  ring: "rings|stacking ring|wedding band|eternity band|signet",
  watch: "smart watch|wristwatch|smartwatch|tank watch",
  tights:
    "opaques|opaque tights|sheer tights|fishnets|fishnet tights|knitted tights|pantihose|pantyhoses",
  socks:
    "boot socks|knee socks|knee high socks|trainer socks|pop socks|bed socks|leg warmers|legwarmers|socks trainer|trainer liners|liner socks",
  thermal_top:
    "undershirt|undervest|under vest|thermal top|thermal vest|thermal|thermals|base layer top|baselayer|thermal t-shirt|heat top|thermal tee|thermal t-shirt|heattech tee|heattech t-shirt|heattech top|heattech vest",
}

/**
 * Words often used of a garment, which name it only if nothing else does: a part of it, or the maker whose name
 * everybody says for the thing itself.
 */
export const FAINT_KINDS: Partial<Readonly<Record<Kind, string>>> = {
  earrings: "hoops|studs",
  culottes: "culotte",
  fleece: "fleece",
  cargo_trousers: "cargo",
  sun_hat: "boater",
  tweed_jacket: "harris tweed",
  mini_dress: "minidress",
  socks: "knee highs",
  chinos: "khakis|chino",
  midi_skirt: "satin midi|slip midi|leopard midi|silk midi",
  wide_leg_jeans:
    "wide leg denim|baggy denim|wide denim|loose denim|denim wide|denim wide leg|denim loose|denim baggy",
  sweatshirt: "scuba|half zip|quarter zip",
  t_shirt: "cut and sew|cut and sewn|cutsew|t",
  heels: "platforms",
  brogues: "lace ups",
  shirt: "flannel|flanno|flannie|flannies",
  jumper:
    "lopi|rolli|jersey|handknit|islender|icelander|knit|knits|knitwear|aran|fair isle|polo neck|turtleneck|turtle neck|roll neck|rollneck|mock neck|mockneck|funnel neck|cable knit|knitted|skivvy|cashmere crew|merino crew|wool crew|turtle|poloneck|cowl neck|cashmere v neck|merino v neck|wool v neck|v neck knit|skivvie",
  knitted_vest:
    "spencer|sleeveless mock neck|sleeveless turtleneck|sleeveless roll neck|sleeveless polo neck",
  bodysuit: "body|bodies",
  puffer: "padding|super puff|kispo|puffer",
  leather_jacket: "biker",
  tunic: "tunic top|smock",
  cami: "bandeau|halterneck|halter neck",
  cardigan: "edge to edge|twinset|twin set|outer|duster",
  blazer: "tux",
  bomber: "harrington|letterman|ma1|ma 1",
  day_dress: "bodycon|sheath|shift|midi",
  overshirt: "barbour",
  wool_coat: "reefer|duffle|duffel",
  teddy_coat: "shearling|sheepskin|teddy|faux fur",
  jeans:
    "levis|501s|skinnies|flares|bell bottoms|bootcuts|mom fits|mum fits|raw denim|selvedge denim",
  wide_leg_trousers: "wide legs",
  trousers: "three quarter|pull ups|pull ons|pullups|pullons|capri",
  leggings: "aligns|align",
  maxi_dress: "maxi|maxidress",
  maxi_skirt: "chitenge|chitenje|kitenge|kanga|khanga|leso|capulana|pagne",
  mini_skirt: "mini",
  parka: "canada goose",
  shoulder_bag: "flap",
  joggers: "tracksuit|trackie|tracky|tracky dacks|tracky daks",
  trainers:
    "converse|cons|volleys|dunlop volleys|chuck taylors|chucks|stan smiths|stan smith|sambas|samba|gazelles|gazelle|superstars|air force|air forces|air force 1s|air force 1|air max|" +
    "skechers|keds|supergas|superga|merrells|merrell|campus|new balances|new balance|reeboks|vans|vejas|veja|hoka",
  lace_up_boots: "doc martens|doc marten|dr martens|docs|dms|timberlands",
  ankle_boots: "uggs|sorels|sorel|valenki",
  sandals: "birkenstocks|birkenstock|birks|tevas|teva",
  mules: "bostons|birkenstock boston|crocs",
  tote_bag: "le pliage",
  headscarf: "pre tied|pretied",
  backpack: "kanken",
  necklace: "chain|pearls|beads",
}

/** Cloths and cuts that stand for a garment where nothing else, not even faintly, names one: "dark denim", "black v-neck". */
export const BARE_KINDS: Partial<Readonly<Record<Kind, string>>> = {
  t_shirt: "basic|crop|long sleeve|long sleeved|round neck|scoop neck|boatneck|boat neck|bateau",
  vest: "sleeveless",
  blouse: "peplum",
  jumper: "crew|crew neck|v neck|shetland|lambswool|cashmere|merino",
  hoodie: "zip up",
  jeans: "denim|bootcut",
  trousers: "bottoms",
}

/** Words that look like a kind but only name a part, a cut or an occasion. */
export const NO_KINDS =
  "boot cut|cap sleeve|cape sleeve|bracelet sleeve|bracelet length|polo collar|shirt collar|belt loop|" +
  "cape back|skinny belt detail|scarf print|bandana print|chain belt detail|belt detail|" +
  "t-shirt bra|jersey top sheet|shirt cuff|bell sleeve|t-bar|ring detail|o ring|ring pull|top stitch|" +
  "top handle|top coat|desk to dinner|knee high|body con|hi top|high top|sweatshirt fabric|pull on|pull ons|low top|pull up|dog walk|dog walks|dog walking|dog walker|walking the dog|books|" +
  "tie neck|tie front|tie waist|tie side|tie back|tie shoulder|tie dye|tie dyed|tie detail|tie hem|tie up|tie strap|tie cuff|belt tie|" +
  "fleece lined|fleece lining|fleece collar|toe cap|" +
  "sari silk|saree silk|sari fabric|saree fabric|sari border|saree border|sari print|saree print|made of sari|made of saree"

/** Other things that shops sell. They are read like a kind, but are not one of ours. */
export const OTHER_THINGS =
  "kimono|lace thongs|cotton thongs|seamless thongs|thongs pack|thongs multipack|bra|bras|brief|knickers|thong knickers|pants pack|stockings|hold ups|suspender|lingerie|" +
  "purse|wallet|card holder|cardholder|phone case|case|keyring|key ring|bag charm|charm|umbrella|" +
  "waist beads|hair clip|hairband|headband|hair band|scrunchie|scrunchies|claw clip|sari|saree|lehenga|lengha|slipper|slippers|shoe laces|shoelaces|boot laces|laces for|insoles|" +
  "spray|candle|perfume|lipstick|mascara|cushion|throw|blanket|duvet cover|duvet|towel|curtain|rug|" +
  "mug|gift card|voucher|book|jewellery box|watch strap|brooch|dressing gown|robe|apron|tabard|robe de chambre|scrub cap|scrub hat|doctors coat|lab coat|laboratory coat|tie|bow tie|" +
  "cufflinks|sleeping bag|wash bag|make-up bag|makeup bag|toiletry bag|lunch bag|shoe bag|" +
  "suit carrier|hanger|eye mask|face mask|ear muffs|earmuffs|garter belt|suspender belt|suspenders|boxer shorts|boxers|boxer briefs|" +
  "period pants|granny pants|big pants|control pants|waist trainer|house shoes|slipper boots|bed jacket|riding hat|shower cap|bathing cap|" +
  "oven glove|football boots|rugby boots|ski boots|snowboard boots|ice skates|roller skates|rollerblades|" +
  "ring box|ring dish|ring holder|hat box|hat stand|watch box|glove box|belt buckle|bag strap|bag organiser|bag hook|dress bag|boot bag|" +
  "shoe rack|shoe cream|shoe horn|shoe tree|shoe polish|boot tree|jumper comb|dress form|scarf ring|dress pattern|knitting pattern|tights liner|body lotion|body cream|body wash|body butter|body spray|body oil|body scrub|body mist"

/** After one of these, everything is for bed or for the water: "bikini top". */
export const OTHER_WORLDS =
  "bikini|tankini|swimsuit|swimwear|swim|swimming|rash vest|wetsuit|pyjama|pyjamas|pajama|pj|pjs|" +
  "nightie|nightdress|night dress|nightgown|night gown|bathing|nightshirt|sleep shirt|sleepshirt|sleep tee|burkini|burqini|nightwear|chemise de nuit|loungewear set|bedding|dolls|fancy dress|dog"

/** A word that names a family of kinds; the other words tell which one is meant. */
export interface Head {
  readonly words: string
  /** Kinds by the words that tell them; the first list with a word in the text decides. */
  readonly when: readonly (readonly [words: string, kind: Kind])[]
  /** Words that hold a telling one and tell nothing: the dress with a "long puff" sleeve is not long. */
  readonly never?: string
  readonly otherwise: Kind
  /** Whether a faint name beside the head counts only if it is of the family. */
  readonly isStrict?: true
  /** Whether the head alone is enough to be sure of `otherwise`. */
  readonly tells: boolean
}

const PADDED = "puffer|padded|quilted|down|down filled|puffa|puffy|duvet|bubble|sleeping bag"
const FURRY =
  "faux fur|fur|borg|teddy|shearling|sherpa|faux shearling|sheepskin|fluffy|furry|fuzzy|fake fur|afghan|penny lane|astrakhan"
const WET =
  "rain|rains|waterproof|rubberised|rubber|pvc|plastic|oilskin|oilcloth|showerproof|shower proof|shower resistant|wet weather|goretex|gore tex|gortex"
const OUTDOORS =
  "anorak|sailing|cycling|running|shell|wind|windproof|nylon|ripstop|packable|hi vis|high vis|high visibility|north face|patagonia|berghaus|rab|regatta|craghoppers|helly hansen|jack wolfskin|mountain warehouse|" +
  "tnf|hiking|walking|trekking|spray|arcteryx|columbia|karrimor|kathmandu|rohan|musto|marmot|mammut|outdoor|trespass|dare2b|sprayway|peter storm|decathlon|quechua|fjallraven|haglofs|vaude|didriksons|macpac|lafuma|tog24|golf"
const KNITTED =
  "knitted|knit|jumper|sweater|cable|cable knit|merino|cashmere|roll neck jumper|wool knit"

/** What is worked on cloth, which is for no work. */
const NEEDLEWORK = "mirror|thread|zari|sequin|bead|hand|stone|lace"
  .split("|")
  .map((way) => `${way} work`)
  .join("|")

/** The length of a sleeve, whatever that is like. */
const NO_LENGTH = ["long", "short"]
  .flatMap((length) =>
    (
      "sleeve|sleeved|sleeves|line|lace|puff|puffed|balloon|bell|bishop|flute|flutter|flared|volume|lantern|batwing|blouson|" +
      "raglan|cuffed|kimono|angel|mesh|chiffon|sheer|dolman|trumpet|tie|and short|and long"
    )
      .split("|")
      .map((sleeve) => `${length} ${sleeve}`),
  )
  .join("|")

/** What is tied, and in black; an evening in black tie is another thing. */
const TIED_IN_BLACK =
  "waist|neck|front|side|back|shoulder|shoulders|hem|belt|up|dye|dyed|strap|straps"
    .split("|")
    .map((part) => `black tie ${part}`)
    .join("|")

export const HEADS: readonly Head[] = [
  {
    words: "dress|dresses|one piece|onepiece",
    when: [
      [
        "shirt|chambray shirt|button down|button up|button through|button front|shirtwaister",
        "shirt_dress",
      ],
      ["pinafore|dungaree|overall|suspender|denim jumper|corduroy jumper|cord jumper", "pinafore"],
      [
        "evening|prom|ball|bridesmaid|cocktail|occasion|black tie|party maxi|formal|wedding|debs|deb|matric|gala|mother of the bride|quinceanera|quince|homecoming|xmas party|aso ebi|asoebi|aso oke|owambe",
        "evening_dress",
      ],
      ["wrap|wrap front", "wrap_dress"],
      ["slip|cami|camisole", "slip_dress"],
      [`${KNITTED}|roll neck|polo neck|turtleneck|turtle neck`, "knitted_dress"],
      ["maxi|floor length", "maxi_dress"],
      ["mini|skater|netball|tennis|skating|cheerleader", "mini_dress"],
      ["sequin|sequinned|sequined|sequins|sparkly|party", "evening_dress"],
      ["midi|midaxi|knee length|calf length|anarkali", "day_dress"],
      ["long", "maxi_dress"],
      ["short", "mini_dress"],
    ],
    never: `${NO_LENGTH}|${TIED_IN_BLACK}`,
    otherwise: "day_dress",
    tells: true,
  },
  {
    // In Nigeria any dress is a gown.
    words: "gown",
    when: [
      ["ankara maxi|adire maxi|kitenge maxi|casual maxi|maxi ankara", "maxi_dress"],
      [
        "office|corporate|work|church|casual|house|ankara|adire|kitenge|bodycon|jersey|cotton|denim|jean|polo",
        "day_dress",
      ],
    ],
    never: NEEDLEWORK,
    otherwise: "evening_dress",
    tells: true,
  },
  {
    words: "tank top|tank|vest top",
    when: [[`${KNITTED}|argyle|fair isle|wool`, "knitted_vest"]],
    otherwise: "vest",
    tells: true,
  },
  {
    words: "vest",
    when: [
      ["thermal|heattech|heat tech|base layer|underwear", "thermal_top"],
      [`${KNITTED}|argyle|fair isle|wool|cricket|tennis`, "knitted_vest"],
      [
        `${PADDED}|${FURRY}|fleece|insulated|nano puff|thermoball|north face|tnf|patagonia|moncler|fishing|utility|ski|hi vis|high vis|high visibility|golf`,
        "gilet",
      ],
      [
        "suit|tailored|waist|pinstripe|pin stripe|pinstriped|tweed|button up|button front|buttoned|double breasted|denim|jean|leather|suede",
        "waistcoat",
      ],
      // What lies on the skin, however long it is.
      [
        "top|ribbed|rib|jersey|cotton|strappy|racer|gym|running|yoga|under|thin|spaghetti|string|lace",
        "vest",
      ],
      ["longline|long line|long|over|layering|open front|belted|duster", "waistcoat"],
    ],
    never: NO_LENGTH,
    otherwise: "vest",
    tells: true,
  },
  {
    words: "waistcoat|waist coat",
    when: [
      [`${PADDED}|${FURRY}|fleece`, "gilet"],
      [KNITTED, "knitted_vest"],
    ],
    otherwise: "waistcoat",
    tells: true,
  },
  {
    words: "skirt",
    when: [
      ["denim|jean|jeans|levis|levi", "denim_skirt"],
      ["dungaree|dungarees|pinafore|overall|suspender|jumper skirt", "pinafore"],
      [
        "riding split skirt|split riding skirt|cycling split skirt|split cycling skirt|bike split skirt|split skirt for riding|split skirt for cycling|split skirt for the bike",
        "culottes",
      ],
      [
        "pleated|plaited|pleat|tennis|netball|kilt|plisse|accordion|cheerleader|knife pleat",
        "pleated_skirt",
      ],
      [
        "pencil|tube|body con|bodycon|wiggle|bandage|narrow midi|tight midi|slim midi|fitted midi|straight midi|column midi",
        "pencil_skirt",
      ],
      ["mini|skater|micro|ra ra|rara", "mini_skirt"],
      ["maxi|floor length|full length|lehenga|lengha|ghagra", "maxi_skirt"],
      ["midi|slip|bias cut", "midi_skirt"],
      ["long|ankle length|to the ankle", "maxi_skirt"],
      // To the knee, unless it is long.
      [
        "narrow|tight|tight fitting|slim|slim fit|column|fitted|figure hugging|clingy",
        "pencil_skirt",
      ],
      ["short", "mini_skirt"],
    ],
    never:
      "tights|tight waist|tight waisted|too tight|bit tight|little tight|getting tight|narrow stripe|narrow belt",
    isStrict: true,
    otherwise: "midi_skirt",
    tells: false,
  },
  {
    words: "jeans|jean",
    when: [
      [
        "wide leg|wide|baggy|palazzo|super wide|puddle|loose|weit|weite|wijde|vida|anchos|larghi",
        "wide_leg_jeans",
      ],
    ],
    otherwise: "jeans",
    tells: true,
  },
  {
    words: "trousers|trouser|pants|pant|slacks",
    when: [
      ["cargo|combat", "cargo_trousers"],
      [
        "parachute|utility|waterproof|rain|zip off|craghoppers|rohan|karrimor|regatta|columbia",
        "cargo_trousers",
      ],
      // What is made for paths has their pockets and their cloth, and no crease.
      [
        "walking|hiking|trekking|hiker|trail|outdoor|shell|softshell|ski|snow|bib|knee pads",
        "cargo_trousers",
      ],
      ["chino", "chinos"],
      ["culotte|gaucho", "culottes"],
      [
        "jogging|jogger|joggers|jog|track|tracksuit|track suit|trackie|tracky|sweat|lounge|dance|studio",
        "joggers",
      ],
      ["legging|leggings|stirrup|yoga|exercise", "leggings"],
      ["jean|jeans|denim", "jeans"],
      [
        "wide leg|wide legged|wide|palazzo|super wide|baggy|flowy|floaty|flowing|beach|sailor",
        "wide_leg_trousers",
      ],
    ],
    otherwise: "trousers",
    tells: true,
  },
  {
    words: "shorts",
    when: [
      ["dungaree|overall", "dungarees"],
      ["denim|jean|levis|levi|501|501s", "denim_shorts"],
    ],
    otherwise: "shorts",
    tells: true,
  },
  {
    words: "jacket|anorak",
    when: [
      ["sleeveless", "gilet"],
      ["sherpa denim|sherpa lined denim|denim sherpa|sherpa trucker", "denim_jacket"],
      [PADDED, "puffer"],
      [FURRY, "teddy_coat"],
      [
        "bomber|scrub|scrubs|varsity|harrington|coach|flight|baseball|letterman|souvenir|track|tracksuit|track suit|trackie|firebird|lululemon|gymshark|yoga|gym|workout|activewear|athletic|fitness",
        "bomber",
      ],
      ["tweed|boucle|chanel|hacking|dubarry|holland cooper|schoffel", "tweed_jacket"],
      ["denim|trucker|jean|levis|levi|wrangler", "denim_jacket"],
      ["fleece", "fleece"],
      [WET, "raincoat"],
      ["biker|moto|motorcycle|motorbike", "leather_jacket"],
      [
        "tailored|suit|pantsuit|costume|tuxedo|double breasted|single breasted|blazer|smoking|nehru",
        "blazer",
      ],
      [
        "leather|suede|suedette|leather look|pleather|leatherette|nappa|pu|patent|vinyl|wet look|latex|aviator|flying",
        "leather_jacket",
      ],
      [
        "utility|chef|chefs|shirt|chore|work|worker|safari|military|cord|corduroy|needlecord|field|barn|wax|waxed|barbour|workwear|army|carhartt",
        "overshirt",
      ],
      ["ski|liner|winter|snow", "puffer"],
      ["parka", "parka"],
      [OUTDOORS, "raincoat"],
      ["hoodie", "hoodie"],
      ["sweatshirt|sweat", "sweatshirt"],
      ["hood|hooded", "parka"],
      ["trench|duster", "trench_coat"],
      ["knitted|knit|cable", "cardigan"],
      ["wool", "wool_coat"],
      // What is outermost, or has no collar, is no cardigan for that.
      ["edge to edge|outer", "blazer"],
    ],
    never: `${NEEDLEWORK}|army green`,
    otherwise: "blazer",
    tells: false,
  },
  {
    words: "coat",
    when: [
      ["sleeveless", "gilet"],
      [PADDED, "puffer"],
      [
        "trench|mac|leather|leather look|pleather|leatherette|pu|patent|vinyl|duster",
        "trench_coat",
      ],
      [FURRY, "teddy_coat"],
      ["parka|arctic", "parka"],
      ["cape|poncho", "cape"],
      ["fleece", "fleece"],
      ["barn|chore|wax|waxed|field|chef|chefs", "overshirt"],
      [`${WET}|seasalt|hi vis|high vis|high visibility`, "raincoat"],
      ["boucle jacket", "tweed_jacket"],
      [
        "wool|over|pea|wrap|car|cocoon|duffle|tailored|crombie|reefer|double faced|military|camel coat|tweed|herringbone|cashmere",
        "wool_coat",
      ],
      ["hood|hooded", "parka"],
    ],
    otherwise: "wool_coat",
    tells: false,
  },
  {
    words: "boots|boot|booties",
    when: [
      ["wellington|wellie|welly|rain|xtratuf|muck|aigle|le chameau", "wellies"],
      [
        "knee high|knee|over the knee|otk|thigh high|thigh|5050|riding|knee length|long|slouch|slouchy|tall|high leather|dubarry|fairfax and favor|fairfax|wide calf|equestrian",
        "knee_boots",
      ],
      ["chelsea|pull on|dealer|rm williams|r m williams|redback|jodhpur", "chelsea_boots"],
      [
        "lace up|laced|lace|biker|hiking|hiker|tramping|walking|combat|worker|walker|steel toe|steel toes|steel cap|steel caps|toecap|military|snow|trekking|doc marten|doc martens|dr martens|dr marten|doc martin|doc martins|dr martin|dr martins|timberland|army|caterpillar|bean|duck|red wing|jungle",
        "lace_up_boots",
      ],
      ["ankle|heeled|western|cowboy|sock", "ankle_boots"],
      ["converse|chuck taylor", "trainers"],
    ],
    isStrict: true,
    otherwise: "ankle_boots",
    tells: false,
  },
  {
    words:
      "shoes|shoe|schuhe|halbschuhe|zapatos|chaussures|scarpe|schoenen|sapatos|cipo|pantofi|kengat|sko|skor|buty|ayakkabi",
    when: [
      ["mary jane|t bar", "mary_janes"],
      ["chelsea", "chelsea_boots"],
      ["mule", "mules"],
      [
        "court|slingback|stiletto|heeled|high heeled|high heel|kitten heel|block heel|platform|wedge|wedding|bridal|bridesmaid",
        "heels",
      ],
      [
        "oxford|brogue|derby|lace up|monk|doc marten|doc martens|dr marten|dr martens|docs|dms",
        "brogues",
      ],
      [
        "running|gym|tennis|skate|sports|training|walking|trail|hiking|climbing|approach|adidas|nike|puma|reebok|asics|new balance|skechers|tisza|barefoot|golf|cycling|netball|basketball|canvas",
        "trainers",
      ],
      ["loafer|driving|boat|deck|moccasin", "loafers"],
      ["ballet|flat|ballerina|pointed flat", "flats"],
      ["espadrille", "espadrilles"],
      ["jelly|sandal", "sandals"],
      ["heel|heels|high heels|low heel|mid heel|small heel", "heels"],
    ],
    never: "flat heel|flat heels|no heel|no heels|without heel|without heels|heel support|heel tab",
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
      [
        "cross body|crossbody|across body|across the body|camera|saddle|phone|messenger|belt|sling|bum|waist|festival|long strap",
        "crossbody_bag",
      ],
      ["tote|shopper|shopping|basket|beach|weekend|straw", "tote_bag"],
      ["bucket|duffle|drawstring", "bucket_bag"],
      ["clutch|evening|pouch|envelope|party|occasion|wedding", "clutch"],
      ["back pack|rucksack|school|book|uni|college", "backpack"],
      ["shoulder|hand|baguette|grab|hobo|top handle|satchel", "shoulder_bag"],
      [
        "overnight|raffia|rafia|jute|wicker|rattan|seagrass|sisal|bast|crochet|crocheted|macrame|knitting|craft|crafts|net|mesh|hessian|burlap|reusable|gym|diaper|nappy|changing|ikea|trader joes",
        "tote_bag",
      ],
    ],
    otherwise: "shoulder_bag",
    tells: false,
  },
  {
    words: "hat",
    when: [
      [
        "beanie|bobble|knit|knitted|cable|cable knit|ribbed|woolly|wooly|woollen|pom pom|pom|winter|ski|cossack|russian|thermal",
        "beanie",
      ],
      ["bucket|fishing", "bucket_hat"],
      ["fedora|trilby|panama|felt|cowboy|cowgirl|western|stetson|akubra|cloche", "fedora"],
      ["beret", "beret"],
      ["baseball|baker boy|newsboy|trucker|dad|peaked", "cap"],
      ["fur|qiviut|mohair|angora|alpaca|fleece|trapper", "beanie"],
      ["sun|straw|floppy|wide brim|raffia|beach|boater", "sun_hat"],
    ],
    isStrict: true,
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
      ["thermal|base layer|heattech|heat tech|ullundertoy", "thermal_top"],
      ["fleece", "fleece"],
      ["scrub|scrubs", "tunic"],
      [
        "strappy|cami|bandeau|tube|strapless|spaghetti strap|spaghetti|spag strap|noodle strap|camisole|bralette|corset cami|bra",
        "cami",
      ],
      ["corset|bustier|boned", "corset_top"],
      ["polo", "polo"],
      ["blouse", "blouse"],
      ["cardigan", "cardigan"],
      ["hoodie", "hoodie"],
      ["jumper|sweater", "jumper"],
      ["kaftan|kurta|churidar|salwar|kameez|senator", "tunic"],
      ["sleeveless|armless|tank|vest|racer|racerback|halter|halterneck|halter neck|shell", "vest"],
      ["jersey|mesh", "t_shirt"],
      ["knitted|knit|pointelle|cable|cable knit|crochet", "jumper"],
      ["sweat|track|tracksuit|track suit|trackie|tracky", "sweatshirt"],
      ["hooded", "hoodie"],
      ["roll neck|polo neck|turtleneck|turtle neck|mock neck|funnel neck", "jumper"],
      [
        "satin|silk|peplum|wrap|tie front|broderie|broderie anglaise|chiffon|lace|smock|linen|poplin|woven|" +
          "boho|peasant|gypsy|milkmaid|prairie|floaty|ruffle|ruffled|frill|frilled|frilly|pussybow|pussy bow|organza",
        "blouse",
      ],
      ["breton|long sleeve|long sleeved", "t_shirt"],
      ["tunic|longline|long|longer", "tunic"],
    ],
    never: NO_LENGTH,
    isStrict: true,
    otherwise: "t_shirt",
    tells: false,
  },
]
