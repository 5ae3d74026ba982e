import type { Cut, CutField } from "../cut.ts"
import { COLLARS_OF_VELVET, VELVET_COLLARS } from "./velvet-collars.ts"

/** A part of a cut with its word. */
export type CutWord = { [Field in CutField]: readonly [Field, NonNullable<Cut[Field]>] }[CutField]

/** What a phrase says about a cut: the first of these words that the kind takes. */
export interface CutPhrase {
  readonly phrases: string
  readonly means: readonly CutWord[]
  /** What it says about a coat, where that is something else. */
  readonly ofCoats?: CutWord
  /** Whether the meaning is only likely. */
  readonly hint?: true
}

function says(phrases: string, ...means: readonly CutWord[]): CutPhrase {
  return { phrases, means }
}

function hints(phrases: string, ...means: readonly CutWord[]): CutPhrase {
  return { phrases, means, hint: true }
}

export const CUT_PHRASES: readonly CutPhrase[] = [
  says("fitted|body con|bodycon|figure hugging|muscle fit", ["fit", "fitted"]),
  says(
    "slim fit|slim|slim leg|narrow|narrow leg|tight|tight fitting|close fitting|clingy",
    ["leg", "slim"],
    ["fit", "fitted"],
  ),
  // Not what she says of its size on her, nor of a part of it; and "tights" is no plural of "tight".
  says(
    "too tight|bit tight|little tight|getting tight|tight now|tight on|tights|narrow stripe|narrow strap|narrow belt|narrow lapel|narrow fit|narrow feet|narrow check",
  ),
  says("skinny|skinny fit|super skinny", ["leg", "skinny"], ["fit", "fitted"]),
  says("regular fit|classic fit", ["fit", "regular"]),
  says("relaxed|relaxed fit|loose|loose fit|slouchy|slouch|easy fit|boxy", ["fit", "relaxed"]),
  hints(
    "smock|swing|boyfriend|trapeze|basketball|baggy top|baggy jumper|baggy shirt|baggy t-shirt",
    ["fit", "relaxed"],
  ),
  hints("cycling|seamless", ["fit", "fitted"]),
  says("oversized|oversize|super oversized|huge", ["fit", "oversized"]),

  says(
    "cropped|crop|short length|baby tee|baby t shirt",
    ["length", "cropped"],
    ["length", "regular"],
  ),
  says("longline|long line|duster", ["length", "long"], ["length", "maxi"], ["length", "knee"]),
  {
    ...says(
      "long|extra long",
      ["length", "long"],
      ["length", "maxi"],
      ["length", "full"],
      ["length", "midi"],
      ["length", "knee"],
    ),
    // Most coats reach below the knee without saying so.
    ofCoats: ["length", "midi"],
  },
  says("mini|micro", ["length", "mini"]),
  says("tennis", ["length", "mini"]),
  says("knee length|knee high|knee|to the knee", ["length", "knee"]),
  says(
    "to the ankle|to my ankle|down to the ankle|to the floor|to the ground",
    ["length", "maxi"],
    ["length", "ankle"],
    ["length", "midi"],
  ),
  says(
    "midi|midi length|midaxi|calf length|tea length|mid calf|midcalf|below the knee|below knee|mid length",
    ["length", "midi"],
  ),
  says(
    "longue|largo|larga|lunga|lungo|langer|langes|lange|lang|dluga|dlugi|dlugie",
    ["length", "long"],
    ["length", "maxi"],
    ["length", "midi"],
  ),
  says("mi longue|mi long", ["length", "midi"]),
  says("maxi|maxi length|floor length|full length", ["length", "maxi"], ["length", "full"]),
  says("ankle grazer|ankle length|ankle|seven eighths", ["length", "ankle"]),
  says("capri|pantacourt|three quarter length|cropped leg", ["length", "cropped"]),
  says(
    "three quarter pants|three quarter trousers|three quarter jeans|three quarter leggings|denim three quarter",
    ["length", "cropped"],
  ),
  says(
    "over the knee|over the knees|over knee|otk|5050 boots|5050s|thigh high|thigh length",
    ["length", "thigh"],
    ["length", "long"],
  ),
  says("bermuda|city", ["length", "long"]),
  says("dungaree shorts", ["length", "mini"]),
  // Velvet faces the collar of a coat, which has lapels all the same.
  says(`${VELVET_COLLARS}|${COLLARS_OF_VELVET}`),
  // "Shorts" are a kind; without this they would be found as the plural of "short".
  says("shorts"),
  // And what was grandad's has no collar for that.
  says("grandads"),
  says("short|hot pants", ["length", "mini"], ["length", "cropped"], ["length", "ankle"]),

  says(
    "high waist|high waisted|high rise|hi rise|hi waist|hi waisted|highrise|highwaisted|super high rise|taille haute|tiro alto|vita alta",
    ["rise", "high"],
  ),
  hints("paperbag|paperbag waist", ["rise", "high"]),
  says("mid rise|mid waist|mid waisted", ["rise", "mid"]),
  says("low rise|low waist|low waisted|hipster", ["rise", "low"]),

  says("crew neck|crewneck|crew|round neck", ["neckline", "crew"]),
  says("scoop neck|scoop|scooped neck", ["neckline", "scoop"]),
  says("v neck|vneck|v neckline|plunge|plunge neck|deep v", ["neckline", "v"]),
  says("boat neck|boatneck|slash neck|bateau|bateau neck", ["neckline", "boat"]),
  says("square neck|sq neck|square neckline|square", ["neckline", "square"]),
  says("sweetheart|sweetheart neck|sweetheart neckline", ["neckline", "sweetheart"]),
  says("bandeau|strapless|bandeau neckline", ["neckline", "bandeau"]),
  says("halter|halter neck|halterneck", ["neckline", "halter"]),
  says("one shoulder|asymmetric neck", ["neckline", "one-shoulder"]),
  says("off the shoulder|off shoulder|bardot|cold shoulder", ["neckline", "off-shoulder"]),
  says("cowl|cowl neck", ["neckline", "cowl"]),
  says(
    "roll neck|polo neck|turtle neck|turtleneck|rollneck|rollkragen|col roule|garbo|dolcevita|polera",
    ["neckline", "roll"],
    ["neckline", "high"],
  ),
  says(
    "high neck|funnel neck|mock neck|mockneck|grandad collar|granddad collar|grandfather collar|mandarin collar|nehru collar|band collar|stand collar|stand up collar|funnel|turn up neck|grandad|half zip|quarter zip",
    ["neckline", "high"],
    ["neckline", "collar"],
  ),
  // These poleras are T-shirts.
  says("polera basica|polera de algodon|polera estampada|polera pique"),
  says("collar|collared|polo collar|peter pan collar|shirt collar", ["neckline", "collar"]),
  says("pussybow|pussy bow|tie neck|bow neck|pussybow neck", ["neckline", "bow"]),
  says("collarless|edge to edge", ["neckline", "collarless"]),
  says("lapel|shawl collar|notch lapel|revere collar", ["neckline", "lapel"], ["neckline", "v"]),
  says("hood|hooded", ["neckline", "hood"]),
  says("wrap|wrap front|wrapped", ["neckline", "wrap"], ["skirt", "wrap"]),

  says(
    "sleeveless|armless|racerback|racer back|sin mangas|sans manches|senza maniche|armellos|mouwloos|sem mangas",
    ["sleeve", "sleeveless"],
  ),
  says(
    "strappy|spaghetti strap|thin strap|tie strap|cami strap|sundress|sun dress|summer dress|beach dress",
    ["sleeve", "strap"],
  ),
  says(
    "short sleeve|short sleeved|polera manga corta|polera de manga corta|cap sleeve|flutter sleeve|angel sleeve|ss|manga corta|mangas cortas|manches courtes|maniche corte|kurzarm|kurze armel|kurzen armeln|korte mouwen|korte aermer|rovid ujju",
    ["sleeve", "short"],
  ),
  says("elbow sleeve|half sleeve|elbow length sleeve", ["sleeve", "elbow"]),
  says("three quarter sleeve|three quarter sleeved|bracelet sleeve|three quarter length sleeve", [
    "sleeve",
    "three-quarter",
  ]),
  says(
    "long sleeve|long sleeved|manga larga|mangas largas|manches longues|maniche lunghe|langarm|langarmshirt|lange armel|langen armeln|lange mouwen|lang arm|langa armar|lange aermer|lange ermer|hosszu ujju",
    ["sleeve", "long"],
  ),
  says("puff sleeve|puffy sleeve|puffed sleeve|puff sleeved|puff shoulder|puffed sleeve", [
    "sleeve",
    "puff",
  ]),
  says(
    "balloon sleeve|bishop sleeve|blouson sleeve|volume sleeve|bell sleeve|flared sleeve",
    ["sleeve", "balloon"],
    ["sleeve", "long"],
  ),

  says(
    "straight leg|straight|straight fit|slim straight",
    ["leg", "straight"],
    ["skirt", "pencil"],
    ["skirt", "slip"],
  ),
  says("tapered|tapered leg|mom|peg|peg leg|carrot|carrot leg", ["leg", "tapered"]),
  hints("cigarette|cigarette leg", ["leg", "slim"]),
  hints("jeggings|treggings", ["leg", "skinny"]),
  says("barrel leg|barrel|balloon leg|horseshoe", ["leg", "barrel"]),
  says("wide leg|wide|palazzo|super wide", ["leg", "wide"]),
  says("flare|flared|kick flare|flared leg|flares|bell bottoms", ["leg", "flare"]),
  says("bootcut|boot cut|boot leg|bootleg", ["leg", "bootcut"]),

  says("pencil|tube|column|shift|sheath", ["skirt", "pencil"], ["skirt", "slip"]),
  says("a line|fit and flare|flippy", ["skirt", "a-line"]),
  says("pleated|plisse|pleat", ["skirt", "pleated"]),
  says("circle|skater|full skirt|full skirted", ["skirt", "circle"]),
  says("wrap skirt|wrap mini|wrap midi", ["skirt", "wrap"], ["neckline", "wrap"]),
  says("tiered|tier|ruffle tier", ["skirt", "tiered"]),
  says("slip|bias cut|bias", ["skirt", "slip"]),

  says("flat heel|flat", ["heel", "flat"]),
  says("kitten heel|low heel|kitten|low heeled|small heel|3 cm heel|4 cm heel|5 cm heel", [
    "heel",
    "low",
  ]),
  says("block heel|block heeled|mid heel", ["heel", "block"]),
  hints("heeled|cuban heel", ["heel", "block"]),
  hints("winter boots|warm boots|snow boots|lined boots", ["heel", "flat"]),
  // Court shoes that are high say so.
  hints("court shoe", ["heel", "low"]),
  says(
    "stiletto|stiletto heel|strappy heels|high heel|high heeled|high court shoe|7 cm heel|8 cm heel|9 cm heel|10 cm heel",
    ["heel", "stiletto"],
  ),
  says("platform|flatform|platform sole", ["heel", "platform"]),
  says("wedge|wedge heel|wedges", ["heel", "wedge"]),
]
