import type { Kind } from "@stylin/garments/vocabulary"

/** Kinds that hold several things, and which of them her own name says: a top is no T-shirt, and a walking boot no biker's. */
const SAID_KINDS: Partial<Record<Kind, readonly [said: RegExp, word: string][]>> = {
  t_shirt: [
    [/^(?!.*\b(?:t-?shirt|tee)\b).*\btop\b/i, "top"],
    [/\bhenley\b/i, "henley"],
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
  trench_coat: [[/^(?!.*\btrench).*\bmac\b/i, "mac"]],
  mules: [[/\bclogs?\b/i, "clogs"]],
  mary_janes: [[/\bdanc(?:e|ing) shoes\b/i, "dancing shoes"]],
  tunic: [[/\bkurta\b/i, "kurta"]],
  day_dress: [
    [/\bqipao\b/i, "qipao"],
    [/\banarkali\b/i, "anarkali"],
  ],
  overshirt: [[/\bjacket\b/i, "jacket"]],
  wide_leg_trousers: [[/\bpalazzo\b/i, "palazzo trousers"]],
  wide_leg_jeans: [[/\bbaggy\b/i, "baggy jeans"]],
  leather_jacket: [
    [/\bsuede\b/i, "suede jacket"],
    [/\bleather\b/i, "leather jacket"],
  ],
  trousers: [
    [/\bslacks\b/i, "slacks"],
    [/\bcords\b/i, "cords"],
  ],
  jumper: [
    [/\bpolo ?neck\b/i, "polo neck"],
    [/\broll ?neck\b/i, "roll neck"],
    [/\bknit(?:ted)? top\b/i, "knitted top"],
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
  ],
  chelsea_boots: [[/^(?!.*\bchelsea).*\bboots\b/i, "boots"]],
  loafers: [[/\bmoccasins?\b/i, "moccasins"]],
  scarf: [
    [/\bdupatta\b/i, "dupatta"],
    [/\bshawl\b/i, "shawl"],
    [/\bpashmina\b/i, "pashmina"],
  ],
  shoulder_bag: [[/\bsatchel\b/i, "satchel"]],
  lace_up_boots: [
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
    [/\bsailing\b/i, "sailing jacket"],
    [/\bhi-?vis\b/i, "hi-vis jacket"],
    [/\bjacket\b/i, "rain jacket"],
  ],
}

/** What a name says more exactly than its kind; undefined if it does not. */
export function saidIn(name: string, kind: Kind): string | undefined {
  return SAID_KINDS[kind]?.find(([words]) => words.test(name))?.[1]
}
