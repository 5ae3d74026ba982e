import type { Kind } from "@stylin/garments/vocabulary"

/** Kinds that hold several things, and which of them her own name says: a top is no T-shirt, and a walking boot no biker's. */
const SAID_KINDS: Partial<Record<Kind, readonly [said: RegExp, word: string][]>> = {
  t_shirt: [
    [/^(?!.*\b(?:t-?shirt|tee)\b).*\btop\b/i, "top"],
    [/\bhenley\b/i, "henley"],
    [/\bjersey\b(?!.*\bt-?shirt)/i, "jersey"],
  ],
  vest: [
    [/\btank\b/i, "tank top"],
    [/^(?!.*\bvest\b).*\btop\b/i, "top"],
  ],
  heels: [[/\bcourt/i, "court shoes"]],
  flats: [
    [/\bjuttis?\b/i, "juttis"],
    [/^(?!.*\b(?:ballet|ballerina|pump|flat)).*\bshoes?\b/i, "shoes"],
    [/^(?!.*\b(?:ballet|ballerina|pump)).*\bflats\b/i, "flats"],
  ],
  brogues: [
    [/\bderb(?:y|ies)\b/i, "derby shoes"],
    [/^(?!.*\bbrogue).*\blace[ -]?up/i, "lace-up shoes"],
  ],
  blazer: [[/^(?!.*\b(?:blazer|suit)\b).*\bjacket\b/i, "jacket"]],
  cargo_trousers: [
    [/\bwalking\b/i, "walking trousers"],
    [/\bhiking\b/i, "hiking trousers"],
    [/\btrekking\b/i, "trekking trousers"],
    [/\bski\b/i, "ski trousers"],
    [/\boutdoor\b/i, "outdoor trousers"],
    [/\bwork\b/i, "work trousers"],
    [/^(?!.*\b(?:cargo|combat))/i, "trousers"],
  ],
  ankle_boots: [
    [/\b(?:winter|snow)\b/i, "winter boots"],
    [/^(?!.*\bankle\b).*\bboots?\b/i, "boots"],
  ],
  trench_coat: [
    [/^(?!.*\btrench).*\bmac\b/i, "mac"],
    [/\bmackintosh\b/i, "mackintosh"],
    [/\bmanteau\b/i, "manteau"],
    [/\bduster\b/i, "duster coat"],
  ],
  mules: [[/\bclogs?\b/i, "clogs"]],
  mary_janes: [[/\bdanc(?:e|ing) shoes\b/i, "dancing shoes"]],
  tunic: [
    [/\bkurta\b/i, "kurta"],
    [/\bkurti\b/i, "kurti"],
    [/\bsmock\b/i, "smock"],
    [/\bkuspuk\b/i, "kuspuk"],
  ],
  maxi_dress: [
    [/\bsar(?:i|ee)\b/i, "saree"],
    [/\babaya\b/i, "abaya"],
    [/\bboubou\b/i, "boubou"],
    [/\bjalabiya\b/i, "jalabiya"],
    [/\bkaftan\b/i, "kaftan"],
  ],
  evening_dress: [
    [/\bcocktail\b/i, "cocktail dress"],
    [/\bgown\b/i, "gown"],
  ],
  jumpsuit: [
    [/\bcoveralls?\b/i, "coveralls"],
    [/\bboiler ?suit\b/i, "boiler suit"],
  ],
  dungarees: [[/\boveralls\b/i, "overalls"]],
  gilet: [[/\bbody ?warmer\b/i, "body warmer"]],
  beanie: [
    [/\bheadband\b/i, "headband"],
    [/\bhat\b/i, "hat"],
  ],
  wellies: [
    [/\bgumboots\b/i, "gumboots"],
    [/\brubber boots\b/i, "rubber boots"],
  ],
  sandals: [
    [/\bslides\b/i, "slides"],
    [/\bjandals\b/i, "jandals"],
    [/\bflip[- ]?flops\b/i, "flip-flops"],
    [/\bhuaraches\b/i, "huaraches"],
    [/\bwedges\b/i, "wedges"],
  ],
  crossbody_bag: [
    [/\bbum ?bag\b/i, "bum bag"],
    [/\bfanny pack\b/i, "fanny pack"],
    [/\bbelt bag\b/i, "belt bag"],
  ],
  tote_bag: [
    [/\bbriefcase\b/i, "briefcase"],
    [/\bbasket\b/i, "basket"],
  ],
  backpack: [[/\brucksack\b/i, "rucksack"]],
  day_dress: [
    [/\bqipao\b/i, "qipao"],
    [/\banarkali\b/i, "anarkali"],
  ],
  overshirt: [
    [/\bchore coat\b/i, "chore coat"],
    [/\bbarn coat\b/i, "barn coat"],
    [/\bshacket\b/i, "shacket"],
    [/\bswanndri\b/i, "swanndri"],
    [/\bjacket\b/i, "jacket"],
  ],
  cardigan: [[/\bouter\b/i, "outer"]],
  bomber: [[/^(?!.*\b(?:bomber|flight)\b).*\bjacket\b/i, "jacket"]],
  joggers: [
    [/\bsweat ?pants\b/i, "sweatpants"],
    [/\btrack ?pants\b/i, "trackpants"],
    [/\btracksuit\b/i, "tracksuit bottoms"],
  ],
  wide_leg_trousers: [[/\bpalazzo\b/i, "palazzo trousers"]],
  wide_leg_jeans: [[/\bbaggy\b/i, "baggy jeans"]],
  leather_jacket: [
    [/\bsuede\b/i, "suede jacket"],
    [/\bfaux[- ]leather\b/i, "faux leather jacket"],
    [/\bleather\b/i, "leather jacket"],
  ],
  trousers: [
    [/\bslacks\b/i, "slacks"],
    [/\bcords\b/i, "cords"],
    [/\bbreeches\b/i, "breeches"],
    [/\bsirwal\b/i, "sirwal"],
    [/\bcapris?\b/i, "capri trousers"],
  ],
  jumper: [
    [/\bpolo ?neck\b/i, "polo neck"],
    [/\broll ?neck\b/i, "roll neck"],
    [/\bknit(?:ted)? top\b/i, "knitted top"],
    [/\bturtle ?neck\b/i, "turtleneck"],
    [/\bpullover\b/i, "pullover"],
    [/\bsweater\b/i, "sweater"],
  ],
  midi_skirt: [[/^(?!.*\bmidi\b)/i, "skirt"]],
  headscarf: [
    [/\bheadwrap\b/i, "headwrap"],
    [/\bturban\b/i, "turban"],
    [/\bhijab\b/i, "hijab"],
  ],
  trainers: [
    [/\bwalking shoes\b/i, "walking shoes"],
    [/\btrail shoes\b/i, "trail shoes"],
    [/\bplimsolls\b/i, "plimsolls"],
    [/\bsneakers\b/i, "sneakers"],
  ],
  chelsea_boots: [[/^(?!.*\bchelsea).*\bboots\b/i, "boots"]],
  loafers: [[/\bmoccasins?\b/i, "moccasins"]],
  scarf: [
    [/\bdupatta\b/i, "dupatta"],
    [/\bshawl\b/i, "shawl"],
    [/\bpashmina\b/i, "pashmina"],
    [/\bbandana\b/i, "bandana"],
    [/\bstole\b/i, "stole"],
    [/\bsnood\b/i, "snood"],
    [/\bneck warmer\b/i, "neck warmer"],
  ],
  shoulder_bag: [[/\bsatchel\b/i, "satchel"]],
  lace_up_boots: [
    [/\bmoon boots\b/i, "moon boots"],
    [/\bduck boots\b/i, "duck boots"],
    [/\bsnow boots\b/i, "snow boots"],
    [/\bmukluks\b/i, "mukluks"],
    [/\bwalking\b/i, "walking boots"],
    [/\bhiking\b/i, "hiking boots"],
    [/\btrekking\b/i, "trekking boots"],
    [/\b(?:toe-?cap|safety|work)\b/i, "work boots"],
  ],
  cape: [[/\bponcho\b/i, "poncho"]],
  puffer: [
    [/\bdown jacket\b/i, "down jacket"],
    [/\bdown coat\b/i, "down coat"],
    [/\bski jacket\b/i, "ski jacket"],
    [/\bcoat\b/i, "padded coat"],
    [/\bquilted jacket\b/i, "quilted jacket"],
    [/^(?!.*\bpuffer).*\bjacket\b/i, "padded jacket"],
  ],
  raincoat: [
    [/\banorak\b/i, "anorak"],
    [/\bwind(?:cheater|breaker)\b/i, "windcheater"],
    [/\bslicker\b/i, "slicker"],
    [/\bponcho\b/i, "poncho"],
    [/\boilskin\b/i, "oilskin"],
    [/\bsailing\b/i, "sailing jacket"],
    [/\bhi-?vis\b/i, "hi-vis jacket"],
    [/\bsoft ?shell\b/i, "softshell jacket"],
    [/\bjacket\b/i, "rain jacket"],
  ],
}

/** What a name says more exactly than its kind; undefined if it does not. */
export function saidIn(name: string, kind: Kind): string | undefined {
  return SAID_KINDS[kind]?.find(([words]) => words.test(name))?.[1]
}
