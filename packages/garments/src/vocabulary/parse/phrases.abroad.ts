import type { ColourName } from "../../colour/names.ts"
import type { Kind } from "../kind-names.ts"
import type { Pattern } from "../patterns.ts"

/**
 * What women who write English call their clothes in their own languages: German, French, Spanish, Italian, Dutch,
 * Scandinavian, Polish, Portuguese and Turkish words that nobody takes for English ones. They name a garment only if
 * nothing else does.
 */
export const KINDS_ABROAD: Partial<Readonly<Record<Kind, string>>> = {
  t_shirt:
    "langarmshirt|ringelshirt|t skjorte|t paita|camiseta|camisetas|remera|maglietta|magliette|tisort|koszulka|maglia a righe",
  vest: "debardeur|hemdje|linne|unterhemd|camiseta de tirantes|musculosa|canottiera|podkoszulek|atlet",
  blouse:
    "bluse|blusen|seidenbluse|chemisier|chemisiers|blusa|blusas|camicetta|bloes|blus|bluzka|bluz",
  tunic: "tunika|tunique|tunica|tunik",
  shirt:
    "hemd|jeanshemd|karohemd|leinenhemd|overhemd|skjorta|skjorte|koszula|gomlek|camisa|camisas|camicia|camicie|" +
    "chemise blanche|chemise bleue|chemise noire|chemise rose|chemise rayee|chemise en lin|chemise en jean|chemise a carreaux",
  jumper:
    "pulli|wollpulli|norwegerpulli|strickpulli|rollkragenpulli|rollkragenpullover|strickpullover|wollpullover|" +
    "pull|gros pull|chandail|pull col roule|maglione|maglioncino|dolcevita|trui|coltrui|troja|stickad troja|genser|" +
    "strikket genser|islandsgenser|islandstroja|strikketroje|sweter|kazak|sueter|camisola de la",
  sweatshirt: "sudadera|felpa|bluza|buzo",
  hoodie:
    "kapuzenpulli|kapuzenpullover|sweat a capuche|luvtroja|hettegenser|haettetroje|bluza z kapturem|sudadera con capucha",
  cardigan:
    "strickjacke|wolljacke|rebeca|chaqueta de punto|kofta|kofte|strikkejakke|kardigan|hirka|vestje",
  waistcoat: "anzugweste|chaleco de traje",
  blazer: "sakko|veste de tailleur|veste noire|americana|giacca|marynarka|ceket|blazer ceket",
  denim_jacket:
    "jeansjacke|jeansjacka|veste en jean|veste jean|chaqueta vaquera|cazadora vaquera|giacca di jeans|" +
    "giubbotto di jeans|spijkerjas|spijkerjasje|denimjakke|cowboyjakke|kurtka jeansowa|kurtka dzinsowa|casaco de ganga|" +
    "jaqueta jeans|kot ceket",
  leather_jacket:
    "lederjacke|veste en cuir|blouson cuir|blouson en cuir|chaqueta de cuero|cazadora de cuero|giacca di pelle|" +
    "giubbotto di pelle|leren jas|leren jasje|skinnjacka|skinnjakke|laederjakke|kurtka skorzana|ramoneska|" +
    "casaco de couro|jaqueta de couro|deri ceket",
  bomber: "blouson|cazadora",
  gilet: "daunenweste|steppweste|doudoune sans manches|chaleco acolchado|dunvast",
  puffer:
    "daunenjacke|daunenmantel|steppjacke|steppmantel|winterjacke|doudoune|plumifero|piumino|dunjacka|dunjakke|" +
    "vinterjacka|vinterjakke|kurtka puchowa|kurtka zimowa|sisme mont|winterjas",
  raincoat:
    "regenjacke|regenmantel|windjacke|cire jaune|regenjas|regnjacka|regnjakke|regnkappa|regnfrakke|regnkape|" +
    "chubasquero|impermeable|impermeavel|yagmurluk",
  trench_coat: "gabardina|trenckot|ledermantel|impermeabile",
  wool_coat:
    "mantel|wollmantel|wintermantel|manteau noir|manteau camel|manteau gris|manteau long|manteau laine|" +
    "manteau en laine|manteau dhiver|caban|abrigo|cappotto|ullkappa|svart kappa|frakke|kape|plaszcz|sobretudo|kaban|palto",
  day_dress:
    "kleid|sommerkleid|blumenkleid|etuikleid|strandkleid|robe noire|robe rouge|robe blanche|robe bleue|robe verte|" +
    "robe rose|robe fleurie|robe dete|robe midi|petite robe|vestido|vestidos|vestido de flores|vestito|vestitino|" +
    "abito nero|abito rosso|jurk|jurkje|zomerjurk|bloemenjurk|klanning|sommarklanning|kjole|sommerkjole|sukienka|elbise",
  shirt_dress:
    "hemdblusenkleid|blusenkleid|robe chemise|vestido camisero|overhemdjurk|skjortklanning",
  wrap_dress: "wickelkleid|robe portefeuille|vestido cruzado|omlottklanning",
  knitted_dress: "strickkleid|robe pull|gebreide jurk|vestido de punto|stickad klanning",
  mini_dress: "minikleid|robe courte|minijurk|vestido corto",
  maxi_dress: "maxikleid|langes kleid|robe longue|vestido largo|maxijurk|lange jurk|maxi jurk",
  evening_dress:
    "abendkleid|brautkleid|ballkleid|cocktailkleid|robe de soiree|robe de mariee|vestido de fiesta|vestido de novia|" +
    "abito da sera|abito da sposa|aftonklanning|abiye",
  jumpsuit: "combinaison|combinaison pantalon|mono largo|tuta intera",
  dungarees: "latzhose|salopette en jean|tuinbroek",
  jeans:
    "rohrenjeans|vaquero|vaqueros|pantalon vaquero|spijkerbroek|dzinsy|kot pantolon|calcas de ganga",
  trousers:
    "hosen|schwarze hose|hose schwarz|hose beige|hose grau|graue hose|weisse hose|stoffhose|anzughose|lederhose schwarz|" +
    "cordhose|leinenhose|schlaghose|pantalon|pantalons|pantalones|pantaloni|broek|byxor|bukser|bukse|spodnie|calca|" +
    "calcas|pantolon|housut",
  wide_leg_trousers:
    "marlenehose|weite hose|pantalon large|pantalones anchos|pantaloni larghi|wijde broek",
  chinos: "chinohose",
  cargo_trousers: "cargohose|wanderhose|cargobroek",
  leggings: "mallas|legginsy|tayt",
  joggers:
    "jogginghose|trainingshose|pantalon de chandal|joggingbroek|mjukisbyxor|joggebukse|esofman alti|spodnie dresowe",
  shorts: "kurze hose|pantalon corto|pantalones cortos|pantaloncini|korte broek|szorty|spodenki",
  mini_skirt: "minirock|mini jupe|minijupe|jupe courte|minifalda|minigonna|minissaia|kort kjol",
  midi_skirt:
    "midirock|lederrock|wickelrock|satinrock|schwarzer rock|rock schwarz|rock kariert|rock blau|jupe|jupe noire|" +
    "jupe midi|falda|faldas|gonna|rok|kjol|nederdel|skjort|spodnica|saia|etek",
  maxi_skirt:
    "maxirock|langer rock|jupe longue|falda larga|gonna lunga|lange rok|lang kjol|saia comprida",
  pleated_skirt: "faltenrock|plisseerock|jupe plissee|falda plisada|plooirok|gonna plissettata",
  pencil_skirt: "bleistiftrock|jupe crayon|falda tubo|kokerrok",
  denim_skirt: "jeansrock|jupe en jean|jupe jean|falda vaquera|gonna di jeans|spijkerrok|jeanskjol",
  trainers:
    "turnschuhe|sportschuhe|laufschuhe|baskets blanches|baskets noires|mes baskets|baskets nike|baskets adidas|" +
    "tennis blanches|zapatillas|deportivas|tenis|scarpe da ginnastica|scarpe da tennis|gympen|gymschoenen|sportschoenen|" +
    "joggesko|gymnastikskor|joggingskor|buty sportowe|trampki|adidasy|sapatilhas|spor ayakkabi",
  ankle_boots:
    "stiefel|stiefelette|stiefeletten|cowboystiefel|winterstiefel|bottines|botas|botines|botins|stivaletti|tronchetti|" +
    "enkellaarsjes|laarsjes|stovletter|botki|bot siyah|siyah bot",
  chelsea_boots: "chelseaboots",
  knee_boots:
    "hohe stiefel|overknees|overkneestiefel|reitstiefel|bottes|bottes noires|cuissardes|botas altas|stivali|laarzen|" +
    "stovlar|stovler|kozaki|cizme",
  wellies:
    "gummistiefel|bottes de pluie|botas de agua|regenlaarzen|gummistovlar|gummistovler|kalosze",
  heels:
    "absatzschuhe|hohe schuhe|escarpins|talons hauts|zapatos de tacon|tacones|scarpe con tacco|hakken|szpilki|" +
    "sapatos de salto|salto alto|topuklu ayakkabi",
  flats:
    "ballerines|ballerine|bailarinas|manoletinas|baleriny|balleriinat|sabrinas|babet|ballerinaskor",
  loafers: "mokassins|mocassins|mocasines|mocassini|mokasyny",
  sandals:
    "sandalen|sandaletten|badelatschen|sandales|claquettes|sandalias|chanclas|sandali|infradito|sandaler|sandaly|" +
    "klapki|chinelos|sandalet",
  espadrilles: "alpargatas|alpargata",
  tote_bag: "einkaufstasche|stoffbeutel|jutebeutel",
  shoulder_bag:
    "handtasche|handtaschen|schultertasche|tasche|sac a main|sac noir|sac|bolso|bolsos|borsa|borsetta|handtas|schoudertas|" +
    "zwarte tas|tas zwart|vaska|veske|handvaska|handtaske|torebka|bolsa|canta",
  crossbody_bag: "umhangetasche|sac bandouliere|sac banane|bandolera|bauchtasche|heuptas",
  backpack:
    "sac a dos|mochila|zaino|rugzak|rugtas|ryggsack|ryggsekk|rygsaek|plecak|sirt cantasi|rucksacke",
  scarf:
    "schal|wollschal|halstuch|echarpe|bufanda|panuelo|sciarpa|sjaal|halsduk|skjerf|torklaede|sjal|szalik|szal|" +
    "cachecol|lenco|atki",
  headscarf: "kopftuch|basortusu|esarp",
  beanie:
    "mutze|wollmutze|strickmutze|bonnet gris|bonnet noir|bonnet en laine|gorro|muts|mossa|lue|czapka",
  cap: "casquette|gorra|cappellino",
  sun_hat:
    "strohhut|sonnenhut|chapeau|chapeau de paille|sombrero|sombrero de paja|cappello|cappello di paglia|solhatt",
  gloves:
    "handschuhe|faustlinge|gants|guantes|guanti|handschoenen|vantar|votter|handskar|hansker|rekawiczki|luvas|eldiven",
  belt: "gurtel|ledergurtel|ceinture|cinturon|cintura|riem|skarp|belte|baelte|pasek|cinto|kemer",
  sunglasses:
    "sonnenbrille|lunettes de soleil|gafas de sol|occhiali da sole|zonnebril|solglasogon|solbriller|oculos de sol|gunes gozlugu",
  necklace:
    "halskette|perlenkette|kette|collier|collana|ketting|halsband|halskjede|halskaede|naszyjnik|kolye|smykke",
  earrings:
    "ohrringe|ohrstecker|creolen|creoles|boucles doreilles|pendientes|aretes|orecchini|oorbellen|orhangen|oredobber|" +
    "oreringe|kolczyki|brincos|kupe",
  bracelet: "armband|armbander|pulsera|bracciale|bransoletka|pulseira|bilezik",
  ring: "bague|anillo|anello|pierscionek|yuzuk",
  watch: "armbanduhr|uhr|montre|reloj|orologio|horloge|zegarek|relogio",
  tights:
    "strumpfhose|strumpfhosen|collants|collant|medias|calze|strumpbyxor|strompebukser|strompebukse|rajstopy|kulotlu corap",
  socks:
    "socken|chaussettes|calcetines|calzini|sokken|sockor|strumpor|sokker|skarpetki|meias|corap",
}

/** Colours in those languages. They count only if none is named in English: Rosa makes dresses too. */
export const COLOURS_ABROAD: Partial<Readonly<Record<ColourName, string>>> = {
  black:
    "schwarz|schwarze|schwarzer|schwarzes|schwarzen|noire|noirs|noires|negro|negra|negros|negras|nero|nera|neri|nere|" +
    "zwart|zwarte|svart|svarta|sort kjole|czarny|czarna|czarne|preto|preta|pretos|pretas|siyah|kuro",
  white:
    "weiss|weisse|weisser|weisses|blanc|blanche|blancs|blanches|blanco|blanca|blancas|bianco|bianche|camicia bianca|camicetta bianca|maglietta bianca|gonna bianca|borsa bianca|wit|witte|vit blus|" +
    "vit skjorta|vita|hvit|hvid|bialy|biala|biale|branco|branca|brancos|brancas|beyaz",
  grey: "grau|graue|grauer|graues|gris|grise|grigio|grigia|grijs|grijze|gra genser|stickad troja gra|szary|szara|cinzento|cinza|gri",
  navy: "dunkelblau|bleu marine|azul marino|blu scuro|donkerblauw|marinbla|granatowy|granatowa|lacivert",
  blue: "blau|blaue|blauer|bleu|bleue|azul|azules|blauw|blauwe|niebieski|niebieska|mavi",
  "light blue": "hellblau|bleu clair|azul claro|celeste|azzurro|azzurra|lichtblauw",
  red: "rote|roter|rotes|kleid rot|pullover rot|rouge|rojo|roja|rojas|rosso|rossa|rood|rode|rod klanning|czerwony|czerwona|vermelho|vermelha|kirmizi",
  green:
    "grun|grune|gruner|grunes|vert|verte|verde|verdi|groen|groene|gron|gronn|zielony|zielona|yesil",
  yellow:
    "gelb|gelbe|gelber|jaune|amarillo|amarilla|giallo|gialla|geel|gele|zolty|zolta|amarelo|amarela|sari elbise",
  pink: "rosa|rozowy|rozowa|pembe",
  brown: "braun|braune|marron|marrone|bruin|bruine|brun|bruna|brazowy|brazowa|castanho|kahverengi",
  camel: "cammello|kamelfarben",
  purple: "paars|paarse|mor elbise",
}

/** Patterns in those languages. */
export const PATTERNS_ABROAD: Partial<Readonly<Record<Pattern, string>>> = {
  stripe:
    "gestreift|gestreifte|ringelshirt|rayures|raye|rayee|mariniere|rayas|righe|gestreept|randig|stripet|cizgili",
  check: "kariert|karierte|karohemd|carreaux|cuadros|quadri|geruit|rutig|rutete|kareli",
  floral:
    "geblumt|geblumtes|geblumte|blumen|blumenkleid|fleuri|fleurie|a fleurs|flores|fiori|bloemen|bloemenjurk|blommig|" +
    "blomstret|kwiaty|cicekli",
  dot: "gepunktet|gepunktete|a pois|lunares|stippen|prickig|prikket",
}
