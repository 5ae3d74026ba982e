import type { Kind } from "../kind-names.ts"

/**
 * Makers and models whose names everybody says for the thing itself: "my Sambas". They name it only if nothing else
 * does: a Moncler scarf is a scarf.
 */
export const MAKERS_OF_KINDS: Partial<Readonly<Record<Kind, string>>> = {
  trainers:
    "all star|all stars|af1|af1s|dunks|nike dunk|dunk low|spezial|spezials|on cloud|on clouds|oncloud|onclouds|cloudmonsters|hokas|" +
    "brooks ghost|brooks ghosts|brooks adrenaline|brooks glycerin|asics|gel kayano|gel kayanos|nb|530s|327s|550s|574s|990s|9060s|" +
    "salomon|salomons|xt6|pegasus|nike cortez|cortezes|nikes|pumas|puma suede|puma suedes|puma palermo|palermos|puma speedcat|" +
    "speedcats|reebok classic|reebok classics|club c|fila disruptor|fila disruptors|triple s|golden goose|ggdb|run star hike|" +
    "air jordan|air jordans|jordans|jordan 1|jordan 4|ultraboost|ultraboosts|ultra boost|ultra boosts|vivobarefoot|" +
    "vivobarefoots|allbirds|onitsuka tiger|onitsuka tigers|nike tn|nike tns|tns|nike air|nike airs|bensimon|bensimons|speedcross|mexico 66|tretorns|sauconys|skechers slip ins|old skool|old skools|" +
    "vomeros|vapormax|huarache runners|adidas|chuckies",
  lace_up_boots:
    "doc martins|doc martin|dr martins|1460|1460s|jadon|jadons|new rocks|new rock|timbs|timberland|ll bean boots|red wings",
  ankle_boots: "ugg|ugg mini|ugg minis|uggs mini|mini uggs|ultra mini|ultra minis|short uggs",
  chelsea_boots: "rm williams|r m williams|rms|2976|2976s|redback|redbacks",
  brogues: "1461|1461s|wallabee|wallabees",
  knee_boots: "dubarry|dubarrys|over the knees|over the knee|5050s|5050",
  wellies: "hunters|le chameau|le chameaus|aigles|muck boot|muck boots|bogs",
  mules:
    "crocks|hasbeens|dansko|danskos|tazz|ugg tazz|tasman|tasmans|ugg disquette|birk bostons|birk boston",
  sandals:
    "arizonas|gizeh|gizehs|birk|keens|fitflop|fitflops|havaianas|havianas|adilette|adilettes|saltwaters|salt waters|chacos|scholls|" +
    "ipanemas|oran sandals|birkis",
  espadrilles: "castaner|castaners|toms",
  heels: "louboutins|loubs|so kates|manolos|manolo blahniks|jimmy choos|choos",
  flats: "rothys|tieks",
  loafers: "sperrys|sebagos",
  jeans:
    "tommy jeans|armani jeans|versace jeans|501|levi 501|levis 501|wranglers|nydj|ribcages|wedgies|topshop joni|topshop jonis|topshop jamie|topshop jamies|721s|724s|" +
    "7 for all mankind|7fam|agolde|agoldes|citizens of humanity|frame denim|mother denim|j brand|paiges",
  trousers: "double knees|double knee|dickies|dickies 874|dickies 874s",
  leggings: "lulu leggings|gymsharks",
  puffer:
    "nuptse|nuptses|moncler|nano puff|thermoball|puffy|ultra light down|north face padded|tnf padded",
  raincoat:
    "arcteryx|berghaus|helly hansen|stutterheim|stutterheims|k way|kway|torrentshell|paclite|gore tex|goretex|mac in a sac",
  fleece: "retro x|synchilla|fleecy",
  leather_jacket: "perfecto|perfectos|all saints leather|allsaints leather|schott",
  overshirt: "barbours|beadnell|bedale|swannie|swanni",
  dungarees: "lucy and yak|lucy and yaks|dungas|bib and brace|overall",
  tote_bag: "neverfull|longchamp|longchamps|telfar",
  shoulder_bag:
    "bayswater|mulberry bayswater|tabby|birkin|lady dior|speedy|speedy 30|speedy 25|radley",
  crossbody_bag: "xbody|kipling",
  backpack: "herschel|eastpak|eastpack|jansport|anello",
  beanie: "carhartt beanies",
  fedora: "akubra|akubras|stetson|stetsons",
  sunglasses: "ray ban|ray bans|rayban|raybans|wayfarers|aviators|oakleys|le specs|clubmasters",
  watch: "casio|rolex|garmin|daniel wellington|cartier tank",
  bracelet: "pandora",
  socks: "bombas",
  tights: "snags",
  thermal_top: "heattech|heat tech|icebreaker",
}

/** Makers and shops that are called by a cloth, a cut or a garment, which their names do not say of what they make. */
export const MISLEADING_MAKERS =
  "cotton on|cotton traders|mint velvet|denim and co|denim co|pull and bear|j crew|jcrew|crew clothing|crew clothing company|" +
  "long tall sally|just jeans|petit bateau|polo ralph lauren|us polo assn|u s polo assn|tie rack|sock shop|hush puppies|the body shop|" +
  "nobodys child|marks and spencer|marks and spencers|marks spencer|marks n spencer|edinburgh woollen mill|silk fred|lace and beads|" +
  "velvet by graham and spencer|velvet by graham|city chic|marc o polo|linen house|denim and supply|cotton citizen|white company|the white company|peacocks|pretty green|blue vanilla|fat face"
