import type { ColourName } from "../../colour/names.ts"
import type { Material } from "../cloth.ts"
import type { Kind } from "../kind-names.ts"
import type { Pattern } from "../patterns.ts"

/**
 * What women who write English call their clothes in their own languages: German, French, Spanish, Italian, Dutch,
 * Scandinavian, Polish, Portuguese, Turkish, Hungarian, Romanian, Czech and Finnish words that nobody takes for English
 * ones. They name a garment only if nothing else does.
 */
export const KINDS_ABROAD: Partial<Readonly<Record<Kind, string>>> = {
  t_shirt:
    "langarmshirt|t skjorte|t paita|camiseta|camisetas|remera|maglietta|magliette|tisort|koszulka|maglia a righe|" +
    "playera|playeras|polera manga corta|polera de manga corta|polera basica|polera de algodon|polera estampada|polera pique|tricou|tricouri|tricko|tricka",
  vest:
    "debardeur|hemdje|linne|unterhemd|camiseta de tirantes|musculosa|canottiera|podkoszulek|atlet|canotta|toppi|" +
    "singlette|tielko",
  blouse:
    "bluse|blusen|chemisier|chemisiers|blusa|blusas|camicetta|bloes|blus|bluzka|bluz|pusero|halenka",
  tunic: "tunika|tunique|tunica|tunik",
  shirt:
    "hemd|jeanshemd|overhemd|skjorta|skjorte|koszula|gomlek|camisa|camisas|camicia|camicie|chemise en lin|" +
    "chemise en jean|chemise a carreaux|kauluspaita|camasa|kosile|kosela|feher ing|ing feher|ing kek|fekete ing|" +
    "kek ing|kockas ing|camisa de mezclilla|camisa vaquera|camisa de jean|jeansbluse",
  // In Chile and Bolivia a polera is a T-shirt; in Argentina and Uruguay, where more women live, a polo neck.
  jumper:
    "polera|pulli|norwegerpulli|rollkragenpulli|rollkragenpullover|pull|gros pull|chandail|pull col roule|maglione|" +
    "maglioncino|dolcevita|maglia|trui|coltrui|troja|stickad troja|genser|strikket genser|islandsgenser|" +
    "islandstroja|sweter|kazak|sueter|camisola de la|rollkragen|col roule|sous pull|lopapeise|strikketroye|strikk|" +
    "villapaita|neule|pulcsi|pulover|garbo|svetr|sveter|chompa|camisola|camisolas|malha",
  sweatshirt: "sudadera|felpa|bluza|buzo|mikina|collegepaita|mantoman|moletom",
  hoodie:
    "kapuzenpulli|kapuzenpullover|sweat a capuche|luvtroja|hettegenser|haettetroje|bluza z kapturem|" +
    "sudadera with capucha|polera with capucha|huppari|hanorac|kapuzenjacke",
  cardigan:
    "strickjacke|wolljacke|rebeca|chaqueta de punto|kofta|kofte|strikkejakke|kardigan|hirka|vestje|gilet en laine|" +
    "gilet en maille|gilet en coton|gilet en cachemire|gros gilet|gilet noir|gilet gris|gilet bleu marine",
  waistcoat: "anzugweste|chaleco de traje",
  blazer:
    "sakko|kavaj|kavajer|veste de tailleur|veste de blazer|veste blazer|veste en lin|veste en velours|veste noire|" +
    "americana|giacca|marynarka|ceket|blazer ceket|colbert|leinenjacke|samtjacke|zako",
  tweed_jacket:
    "veste en tweed|veste tweed|tweedjacke|giacca in tweed|giacca di tweed|chaqueta de tweed",
  denim_jacket:
    "jeansjacke|jeansjacka|veste en jean|veste jean|chaqueta vaquera|cazadora vaquera|giacca di jeans|" +
    "giubbotto di jeans|spijkerjas|spijkerjasje|denimjakke|cowboyjakke|kurtka jeansowa|kurtka dzinsowa|" +
    "casaco de ganga|jaqueta jeans|kot ceket|giubbino di jeans|giubbino jeans|giacca jeans|campera de jean|" +
    "campera jean|chamarra de mezclilla|chamarra mezclilla|casaca de jean|chaqueta de jean|chaqueta jean|" +
    "chaqueta de mezclilla|dongerijakke|olajakke|farmerdzseki|farmerkabat",
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
    "veste de pluie|kurtka przeciwdeszczowa|plaszcz przeciwdeszczowy|giacca impermeabile|ostfriesennerz|regenjacke|regenmantel|windjacke|cire jaune|regenjas|regnjacka|regnjakke|regnkappa|regnfrakke|regnkape|" +
    "chubasquero|impermeable|impermeavel|yagmurluk|cire|friesennerz|softshelljacke|outdoorjacke|allvaersjakke|" +
    "skalljakke|skaljacka|esokabat|sadetakki|plastenka",
  trench_coat: "trencz|gabardina|trenckot|ledermantel|impermeabile",
  wool_coat:
    "mantel|manteau long|manteau laine|manteau en laine|manteau dhiver|caban|abrigo|cappotto|ullkappa|frakke|kape|" +
    "plaszcz|sobretudo|kaban|palto|kabat|palton|villakangastakki|wollen jas|winterkabat|gyapjukabat",
  day_dress:
    "dirndl|kleid|etuikleid|strandkleid|robe dete|robe midi|petite robe|vestido|vestidos|vestido de flores|vestito|" +
    "vestitino|abito nero|abito rosso|jurk|jurkje|bloemenjurk|klanning|kjole|sukienka|elbise|robe a fleurs|" +
    "robe en soie|robe en velours|robe en dentelle|robe en satin|robe a pois|robe en lin|robe en coton|" +
    "robe en laine|robe en jean|robe trapeze|robe bustier|robe mi longue|jeanskleid|mekko|ruha|rochie|rochii|saty|" +
    "abito|abitino|klanningar",
  shirt_dress:
    "hemdblusenkleid|blusenkleid|robe chemise|vestido camisero|overhemdjurk|skjortklanning",
  wrap_dress: "wickelkleid|robe portefeuille|vestido cruzado|omlottklanning",
  knitted_dress:
    "strickkleid|robe pull|gebreide jurk|vestido de punto|stickad klanning|robe en maille|robe col roule|villamekko",
  mini_dress: "minikleid|robe courte|minijurk|vestido corto",
  maxi_dress:
    "maxikleid|langes kleid|robe longue|vestido largo|maxijurk|lange jurk|maxi jurk|abito lungo|elbise uzun|uzun elbise|" +
    "langt kjole",
  evening_dress:
    "abendkleid|brautkleid|ballkleid|cocktailkleid|robe de soiree|robe de mariee|vestido de fiesta|vestido de novia|" +
    "abito da sera|abito da sposa|aftonklanning|abiye",
  jumpsuit:
    "combinaison|combinaison pantalon|mono largo|tuta intera|enterizo|enteriza|enterito|macacao|haalari",
  dungarees: "latzhose|salopette en jean|tuinbroek|salopette|overol|jardineira",
  jeans:
    "rohrenjeans|vaquero|vaqueros|pantalon vaquero|spijkerbroek|dzinsy|kot pantolon|calcas de ganga|blugi|farkut|" +
    "farmernadrag|fekete farmer|kek farmer|farmer kek|farmer fekete|feher farmer|szurke farmer|pantalon de mezclilla|" +
    "pantalones de mezclilla|pantalon de jean|spodnie jeansowe|spodnie dzinsowe|calca jeans|dongeribukse|olabukse|" +
    "cowboybukser|dziny|spijkerbroeken",
  trousers:
    "hosen|stoffhose|anzughose|lederhose schwarz|schlaghose|pantalon|pantalons|pantalones|pantaloni|broek|byxor|" +
    "bukser|bukse|spodnie|calca|calcas|pantolon|housut|bundfaltenhose|schlupfhose|seven eighths hose|pantacourt|" +
    "pantacourts|sarouel|sarrouel|nadrag|kalhoty|nohavice",
  wide_leg_trousers:
    "marlenehose|weite hose|pantalon large|pantalones anchos|pantaloni larghi|wijde broek",
  chinos: "chinohose",
  cargo_trousers: "cargohose|wanderhose|cargobroek|turbukse|turbukser|fjellbukse|trekkinghose",
  leggings: "mallas|legginsy|tayt|calza|calzas|colanti|leginy|legginsit|strikkestromper",
  joggers:
    "jogginghose|trainingshose|pantalon de chandal|joggingbroek|mjukisbyxor|joggebukse|esofman alti|spodnie dresowe|" +
    "melegito|teplaky|verkkarit|tuta|jogging gris|jogging noir|jogging bleu|pantalon de buzo",
  shorts:
    "kurze hose|pantalon corto|pantalones cortos|pantaloncini|korte broek|szorty|spodenki|kurze schwarze hose|" +
    "kurze blaue hose|kurze weisse hose|kurze beige hose|kurze hosen|calcoes|rovidnadrag|sortsit|kratasy|short noir|" +
    "short blanc|short beige|short en lin|bermuda",
  mini_skirt:
    "minirock|mini jupe|minijupe|jupe courte|minifalda|minigonna|minissaia|kort kjol|miniszoknya|fusta mini|minisukne",
  midi_skirt:
    "wickelrock|jupe|jupe noire|jupe midi|falda|faldas|gonna|rok|kjol|nederdel|skjort|spodnica|saia|" +
    "etek|szoknya|fusta|fuste|sukne|sukna|pollera|hame",
  maxi_skirt:
    "maxirock|langer rock|jupe longue|falda larga|gonna lunga|lange rok|lang kjol|saia comprida|saia longa|" +
    "pollera larga|hosszu szoknya|fusta lunga",
  pleated_skirt:
    "faltenrock|plisseerock|jupe plissee|falda plisada|plooirok|gonna plissettata|gonna a pieghe|gonna plisse|" +
    "fusta plisata|rakott szoknya|plisovana sukne|saia plissada|spodnica plisowana|plisowana spodnica",
  pencil_skirt: "bleistiftrock|jupe crayon|falda tubo|kokerrok",
  denim_skirt:
    "jeansrock|jupe en jean|jupe jean|falda vaquera|gonna di jeans|spijkerrok|jeanskjol|falda de mezclilla|" +
    "falda de jean|pollera de jean|fusta de blugi|farmerszoknya|saia jeans|spodnica jeansowa",
  trainers:
    "turnschuhe|sportschuhe|laufschuhe|baskets blanches|baskets noires|mes baskets|baskets nike|baskets adidas|" +
    "tennis blanches|zapatillas|deportivas|tenis|scarpe da ginnastica|scarpe da tennis|gympen|gymschoenen|" +
    "sportschoenen|joggesko|gymnastikskor|joggingskor|buty sportowe|trampki|adidasy|sapatilhas|spor ayakkabi|baskets|" +
    "tornacipo|edzocipo|tenisky|adidasi|tenisi|tennarit|lenkkarit|joggeskor|sneakersit",
  ankle_boots:
    "stiefel|stiefelette|stiefeletten|cowboystiefel|winterstiefel|bottines|botas|botines|botins|stivaletti|" +
    "tronchetti|enkellaarsjes|laarsjes|stovletter|botki|bot siyah|siyah bot|bokacsizma|bokacipo|ghete|nilkkurit|" +
    "kotnikove boty",
  chelsea_boots: "chelseaboots",
  knee_boots:
    "hohe stiefel|overknees|overkneestiefel|reitstiefel|bottes|bottes noires|cuissardes|botas altas|stivali|laarzen|" +
    "stovlar|stovler|kozaki|cizme|csizma|saappaat|kozacky",
  wellies:
    "gummistiefel|bottes de pluie|botas de agua|regenlaarzen|gummistovlar|gummistovler|kalosze|kumisaappaat|" +
    "gumicsizma|holinky",
  heels:
    "absatzschuhe|hohe schuhe|escarpins|talons hauts|zapatos de tacon|tacones|scarpe with tacco|hakken|szpilki|" +
    "sapatos de salto|salto alto|topuklu ayakkabi|magassarku|lodicky|pumpsit",
  flats:
    "ballerines|ballerine|bailarinas|manoletinas|baleriny|balleriinat|sabrinas|babet|ballerinaskor|sapatilha|" +
    "balerinacipo",
  loafers: "mokassins|mocassins|mocasines|mocassini|mokasyny|gabor slipper|lederslipper|mokaszin",
  sandals:
    "sandalen|sandaletten|badelatschen|sandales|claquettes|sandalias|chanclas|sandali|infradito|sandaler|sandaly|" +
    "klapki|chinelos|sandalet|savates|tongs|ojotas|ojota|szandal|sandaalit",
  espadrilles: "alpargatas|alpargata",
  tote_bag: "einkaufstasche|stoffbeutel|jutebeutel|panier|paniers|bevasarlotaska",
  shoulder_bag:
    "handtasche|handtaschen|schultertasche|tasche|sac a main|sac noir|sac|bolso|bolsos|borsa|borsetta|handtas|" +
    "schoudertas|zwarte tas|tas zwart|vaska|veske|handvaska|handtaske|torebka|bolsa|canta|geanta|poseta|taska|laukku|" +
    "kabelka",
  crossbody_bag:
    "umhangetasche|borsa a tracolla|tracolla|schultertasche klein|listonoszka|sac bandouliere|sac banane|bandolera|bauchtasche|heuptas|banane",
  backpack:
    "sac a dos|mochila|zaino|rugzak|rugtas|ryggsack|ryggsekk|rygsaek|plecak|sirt cantasi|rucksacke|hatizsak|reppu|" +
    "batoh",
  scarf:
    "schal|halstuch|echarpe|bufanda|panuelo|sciarpa|sjaal|halsduk|skjerf|torklaede|sjal|szalik|szal|cachecol|" +
    "lenco|atki|huivi|esarfa|fular|satek",
  headscarf: "kopftuch|basortusu|esarp",
  beanie:
    "mutze|wollmutze|strickmutze|bonnet gris|bonnet noir|bonnet en laine|gorro|muts|mossa|lue|czapka|pipo|caciula|" +
    "cepice|ciapka|luer",
  cap: "casquette|gorra|cappellino",
  sun_hat:
    "strohhut|sonnenhut|chapeau|chapeau de paille|sombrero|sombrero de paja|cappello|cappello di paglia|solhatt",
  gloves:
    "handschuhe|faustlinge|gants|guantes|guanti|handschoenen|vantar|votter|handskar|hansker|rekawiczki|luvas|eldiven|" +
    "hanskat|lapaset|rukavice|kesztyu|manusi",
  belt: "gurtel|ceinture|cinturon|cintura|riem|skarp|belte|baelte|pasek|cinto|kemer",
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
    "strumpfhose|strumpfhosen|collants|collant|medias|calze|strumpbyxor|strompebukser|strompebukse|rajstopy|" +
    "kulotlu corap|sukkahousut|harisnya|puncochace|pancuchy|pantys",
  socks:
    "socken|chaussettes|calcetines|calzini|sokken|sockor|strumpor|sokker|skarpetki|meias|corap|raggsockor|" +
    "villasukat|sukat|sosete|ponozky|zokni",
  overshirt: "veste de travail|bleu de travail|cordjacke|arbeitsjacke",
  fleece: "polaire|veste polaire|fleecejacke|fleecejakke",
  lace_up_boots:
    "fjellsko|tursko|turstovler|fjellstovler|kangor|bakancs|wanderschuhe|wanderstiefel|bergschuhe|trekkingschuhe|" +
    "vaelluskengat",
  brogues: "schnurschuhe|budapester",
  mules: "sabots|papucs|holzclogs",
  thermal_top: "ullundertoy|superundertoy|ulltroye|ullundertroye",
}

/** Cloths in those languages. */
export const MATERIALS_ABROAD: Partial<Readonly<Record<Material, string>>> = {
  cotton: "baumwolle|coton|algodon|algodao|cotone|katoen|bomull|bomuld|bawelna|pamuk",
  linen: "leinen|lin|in lino|di lino|de lino|linho|linnen|keten",
  wool: "wolle|schurwolle|laine|en laine|lana|wol|ull|uld|welna|yun",
  cashmere: "kaschmir|cachemire|cachemir|cachemira|kasjmir|kaszmir",
  silk: "seide|soie|seta|seda|zijde|silke|siden|jedwab|ipek",
  leather: "leder|piel|polipiel|cuir|cuero|pelle|couro|leer|leren|skinn|lader|skora|deri",
  suede: "wildleder|veloursleder|daim|gamuza|camoscio|mokka|zamsz",
  denim: "mezclilla|vaquera|de ganga|spijker",
  velvet: "samt|velluto|terciopelo|fluweel|sammet|floyel|aksamit|kadife",
  corduroy: "velours cotele|pana|sztruks",
  lace: "spitze|dentelle|encaje|pizzo|koronka|dantel",
  knit: "strick|maille|de punto|strikket|stickad",
  straw: "stroh|osier|paja|paglia|paille",
}

/** Colours in those languages. They count only if none is named in English: Rosa makes dresses too. */
export const COLOURS_ABROAD: Partial<Readonly<Record<ColourName, string>>> = {
  black:
    "noire|noirs|noires|negro|negra|negros|negras|nero|nera|neri|nere|zwart|zwarte|svart|svarta|sort kjole|czarny|" +
    "czarna|czarne|preto|preta|pretos|pretas|siyah|kuro|fekete|negri|neagra|negre|negru|cerny|cerna|cerne|cierny|" +
    "cierna|cierne|musta|mustat",
  white:
    "blanc|blanche|blancs|blanches|blanco|blanca|blancas|bianco|bianchi|bianche|camicia bianca|camicetta bianca|" +
    "maglietta bianca|gonna bianca|borsa bianca|wit|witte|vit blus|vit skjorta|vita|hvit|hvid|bialy|vit|biala|" +
    "biale|branco|branca|brancos|brancas|beyaz|feher|bluza alba|fusta alba|rochie alba|camasa alba|albi|albe|bily|" +
    "bila|bile|biely|biela|valkoinen|valkoiset|vitt|hvitt|hvide|hvite|vit tshirt",
  grey:
    "gris|grise|grigio|grigia|grigi|grigie|grijs|grijze|gra genser|stickad troja gra|szary|szara|cinzento|cinza|" +
    "gri|gra|graa|gratt|szurke|szare|cinzenta|cinzentas|cinzentos",
  navy:
    "bleu marine|azul marino|blu scuro|donkerblauw|marinbla|granatowy|granatowa|lacivert|bleu nuit|bleu fonce|" +
    "bleumarin|azul marinho|azul oscuro|morkbla|morkebla|sotetkek|tmavomodry|tmave modra|granatowe",
  blue:
    "bleu|bleue|azul|azules|blauw|blauwe|niebieski|niebieska|mavi|bla|blatt|kek|albastru|albastra|albastri|" +
    "niebieskie|modry|modra|modre|sininen|siniset|bleus|blu",
  "light blue":
    "blekitny|blekitna|blekitne|jasnoniebieski|jasnoniebieska|jasnoniebieskie|bleu pale|bleu clair|azul claro|" +
    "celeste|azzurro|azzurra|lichtblauw|ljusbla|lysebla|vilagoskek",
  red:
    "rouge|rojo|roja|rojas|rosso|rossa|rood|rode|rod klanning|czerwony|czerwona|vermelho|" +
    "vermelha|kirmizi|rod kappa|rod troja|rod kjol|rod kjole|rott|piros|czerwone|cerveny|cervena|cervene|rouges|" +
    "rossi|rosse|vermelhos|vermelhas|rochie rosie|punainen|punaiset",
  green:
    "vert|verte|verde|verdi|groen|groene|gron|gronn|zielony|zielona|yesil|zold|zielone|zeleny|zelena|zelene|grona|" +
    "gronne|vihrea|vihreat|verts|vertes|verdes|gront",
  yellow:
    "gul|gula|gule|jaune|amarillo|amarilla|giallo|gialla|geel|gele|zolty|zolta|amarelo|amarela|sari elbise|sarga|" +
    "jaunes|amarillos|amarillas|gialli|gialle|zolte|galben|galbena|zluty|zluta|keltainen|gult",
  pink: "rozowy|rozowa|pembe|roz|rozsaszin|rozowe|ruzovy|ruzova|rose pale|roosa|vaaleanpunainen|pinkki",
  brown:
    "marron|marrone|marroni|bruin|bruine|brun|bruna|brazowy|brazowa|castanho|kahverengi|barna|maro|brazowe|hnedy|" +
    "hneda|castanha|castanhos|castanhas|marrones|ruskea|ruskeat|brune",
  camel: "cammello",
  purple:
    "paars|paarse|fioletowe|viola|mor elbise|morado|morada|moradas|roxo|roxa|fioletowy|fioletowa",
  "light grey": "gris clair|gris claro|grigio chiaro|lichtgrijs",
  charcoal: "anthrazit|gris fonce|gris oscuro|grigio scuro|donkergrijs|morkegra|morkgra",
  burgundy: "bordo|bordowy|bordowa|bordowe|granate|rouge fonce|vinrod|vinrott|bordos|borvoros",
  "forest green":
    "vert bouteille|ciemnozielony|ciemnozielona|ciemnozielone|verde bottiglia|verde botella|vert fonce|vert sapin|" +
    "verde oscuro|verde scuro|donkergroen|morkgron|morkegronn|sotetzold",
  mint: "vert deau",
  mustard: "moutarde|mostaza|senape|sennep|senap",
  orange:
    "naranja|arancione|oranje|laranja|narancssarga|portocaliu|pomaranczowa|pomaranczowy|turuncu",
  fuchsia: "fucsia|fuxia|fuksia",
  beige: "bezowy|bezowa|bezowe|bezs|bej|bezovy|bezova",
  chocolate: "marron fonce|marron oscuro|donkerbruin|morkebrun|morkbrun",
  gold: "dore|doree|dores|dorees|dorado|dorada|dorados|doradas|dourado|dourada|dorato|dorata|dorati|goldene|goldenes",
  silver:
    "silber|argente|argentee|argentees|plateado|plateada|plateados|plateadas|prateado|prateada|argento|srebrny|" +
    "srebrna|srebrne|ezust",
  lilac: "lila",
  cream:
    "blanc casse|blanco roto|bianco sporco|gebroken wit|krem|kremowy|kremowa|kremowe|panna|crema",
  taupe: "tortora",
  cobalt: "bleu roi|bleu electrique|azul electrico|blu elettrico",
  "sky blue": "bleu ciel|azul cielo",
  blush: "rose poudre|rosa cipria|pudrowy roz",
  plum: "prune",
  raspberry: "framboise",
  coral: "corail",
  khaki: "vert khaki|verde militare",
  cognac: "fauve|cuoio",
}

/** Patterns in those languages. */
export const PATTERNS_ABROAD: Partial<Readonly<Record<Pattern, string>>> = {
  stripe:
    "streifen|gestreift|gestreepte|rigato|rigata|gestreifte|rayures|raye|rayee|mariniere|rayas|righe|gestreept|randig|" +
    "stripet|cizgili|gestreiftes|gestreifter|csikos|prazkovany|pruhovana|w paski|with paski|raitapaita|stripete",
  check:
    "karo|karos|kariert|geruite|karierte|carreaux|cuadros|quadri|geruit|rutig|rutete|kareli|kariertes|karierter|kockas|" +
    "w krate|with krate|krata|a cuadros|ekose|ruutu|ternet",
  floral:
    "gebloemd|gebloemde|geblumt|geblumtes|geblumte|blumen|fleuri|fleurie|a fleurs|flores|fiori|bloemen|" +
    "bloemenjurk|with kwiaty|blommig|blomstret|kwiaty|cicekli|estampado floral|viragos|floricele|kvetovane|" +
    "blumchen",
  dot:
    "gepunktet|gepunktete|a pois|lunares|stippen|prickig|prikket|pois|punkten|punkte|w kropki|with kropki|grochy|pottyos|" +
    "puantiyeli",
  animal: "leopardo|leopardato|leoparden|leopardenmuster|leopardmonstrad|panterka",
}
