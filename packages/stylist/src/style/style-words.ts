/**
 * What words in a garment's name say about its style, sorted from general knowledge of fashion.
 * Each line is one style; a word may belong to several.
 */
export const STYLE_WORDS = {
  romantic:
    "romantic|romance|lace|lacy|ruffle|ruffled|ruffles|frill|frilled|floral|flower|flowers|rose|roses|blossom|bow|bows|chiffon|tulle|organza|ribbon|scalloped|broderie|eyelet|petal|blush|sweetheart|puff|feminine|love|heart|hearts|angel|garden|embroidered",
  boho: "boho|bohemian|hippie|hippy|fringe|fringed|fringing|tassel|tassels|tasselled|crochet|crocheted|macrame|paisley|peasant|gypsy|kimono|kaftan|caftan|suede|turquoise|feather|feathers|dreamcatcher|batik|beaded|bead|beads|festival|coachella|embroidered|patchwork|bell|flared|tiered|gauze|moccasin|woven|hammered|coin",
  ethnic:
    "aztec|tribal|ethnic|ikat|navajo|moroccan|african|indian|peruvian|mexican|kente|batik|oriental|geisha|tibetan|nepal|mandala|elephant|hamsa|evil",
  sporty:
    "sport|sports|sporty|running|training|gym|workout|yoga|fitness|athletic|track|tracksuit|jogger|joggers|sweatpants|hoodie|hooded|sweatshirt|trainers|sneaker|sneakers|leggings|capri|capris|dri|fit|performance|tennis|basketball|football|soccer|baseball|varsity|bra|zip|mesh|racerback|jersey|cycling|ski|swim|run",
  street:
    "street|urban|hip|hop|snapback|bomber|oversized|graphic|logo|tee|camo|camouflage|cargo|distressed|ripped|destroyed|boyfriend|slogan|print|skate|skater|beanie|backpack|high-top|platform|chunky|swag|dope|cap|denim|baggy|utility|sneakers|joggers",
  preppy:
    "preppy|prep|collegiate|argyle|tartan|plaid|gingham|polo|oxford|blazer|cable|cardigan|boat|monogram|monogrammed|loafer|loafers|pleated|kilt|striped|stripe|varsity|school|chino|chinos|seersucker|peter|pan|headband|riding|penny|brogue|brogues|duffle|toggle|madras|bow",
  nautical:
    "nautical|sailor|anchor|breton|stripe|striped|stripes|marine|navy|rope|boat|yacht|regatta|deck|espadrille|espadrilles|captain|ship",
  glam: "glam|glamour|glamorous|sequin|sequins|sequined|sequinned|glitter|glittery|sparkle|sparkly|sparkling|metallic|gold|crystal|crystals|rhinestone|rhinestones|diamante|embellished|jeweled|jewelled|swarovski|satin|stiletto|stilettos|bodycon|bandage|evening|party|cocktail|shimmer|lame|lurex|strass|feather|statement|chandelier|foil|beaded|champagne|clubwear",
  evening:
    "evening|gown|cocktail|prom|formal|ball|clutch|minaudiere|bridal|wedding|bridesmaid|bride|black-tie|opera|strapless|train|floor-length|backless|satin|silk|tuxedo|pageant|red-carpet|halter|box",
  bridal:
    "bridal|wedding|bride|bridesmaid|ivory|veil|pearl|pearls|tiara|lace|white|garter|engagement",
  goth: "goth|gothic|skull|skulls|bat|bats|coffin|cross|crosses|occult|pentagram|witch|witchy|vampire|black|dark|death|velvet|choker|raven|moon|bones|bone|skeleton|grave|cemetery|lace-up|killstar|spider|spiderweb|victorian|alchemy",
  rock: "rock|punk|stud|studs|studded|spike|spikes|spiked|leather|biker|motorcycle|moto|band|grunge|chain|chains|zip|zips|zipper|zippers|buckle|buckled|buckles|ripped|distressed|combat|tour|metal|rebel|skull|harness|edgy|safety|eyelet|faux|acid|lace-up|guitar",
  grunge:
    "grunge|flannel|plaid|tartan|checked|ripped|distressed|destroyed|acid|doc|docs|combat|beanie|oversized|slip|band|choker|creepers|creeper|nirvana|90s|washed",
  vintage:
    "vintage|retro|antique|pin-up|pinup|rockabilly|swing|50s|60s|70s|80s|90s|1950s|1960s|1970s|1980s|1920s|1940s|flapper|gatsby|victorian|edwardian|deco|polka|dot|peter|pan|cat-eye|heirloom|estate|old|classic|mod|t-bar|t-strap|cameo|locket|preowned|pre-owned|art|nouveau|collar",
  minimal:
    "minimal|minimalist|minimalism|clean|simple|plain|structured|architectural|asymmetric|asymmetrical|boxy|cocoon|tailored|sculptural|modern|geometric|monochrome|neoprene|square|bar|slim|fine|smooth|panel|panelled|cutout|cut-out|felt|drape|draped|origami|slouchy|wrap",
  ladylike:
    "ladylike|classic|elegant|tweed|boucle|bouclé|pearl|pearls|pencil|court|pump|pumps|kitten|bow|pussybow|pussy-bow|sheath|shift|silk|quilted|peplum|trench|structured|satchel|top-handle|handle|brooch|scarf|gloves|a-line|tea|midi|pleated|cashmere|collar|camel|peep-toe|peep",
  office:
    "office|work|business|career|suit|blazer|tailored|pencil|trouser|trousers|pinstripe|shirt|blouse|pump|pumps|tote|briefcase|loafer|loafers|ponte|sheath|laptop|stretch-wool|crepe|button|wool|button-down",
  cute: "cute|kawaii|lolita|sweet|cat|kitty|kitten|bunny|rabbit|bear|panda|fox|owl|bird|dog|unicorn|ice|cream|cupcake|donut|candy|pastel|strawberry|cherry|fruit|star|stars|cloud|clouds|rainbow|mermaid|disney|mickey|minnie|hello|cartoon|cherries|heart|hearts|fairy|princess|bow|doll|daisy|watermelon|pineapple|lemon|moustache",
  beach:
    "beach|bikini|swimsuit|swim|swimwear|sandal|sandals|flip|flops|straw|raffia|sun|sunhat|sarong|cover-up|coverup|tropical|palm|hawaiian|surf|surfer|tankini|one-piece|bandeau|shell|shells|starfish|ocean|sea|jelly|kaftan|pareo|pool|espadrille|shorts|cutoffs|floppy|summer|island|tote|wicker|coconut|paradise|bathing|suit|triangle",
  tropical:
    "tropical|palm|hawaiian|hibiscus|pineapple|parrot|flamingo|toucan|banana|jungle|leaf|leaves|exotic|coral|fruit|bird|paradise",
  cosy: "cosy|cozy|warm|winter|knit|knitted|knitwear|chunky|cable|wool|woolen|woollen|cashmere|mohair|angora|alpaca|fleece|sherpa|shearling|sheepskin|fur|faux-fur|scarf|snood|beanie|bobble|pom|pompom|mittens|gloves|glove|ugg|uggs|snow|thermal|turtleneck|jumper|sweater|pullover|cardigan|poncho|cape|christmas|reindeer|fair|isle|nordic|lined|puffer|quilted|down|padded|parka|thick|thicken",
  autumn:
    "autumn|fall|boots|boot|ankle|coat|trench|tweed|corduroy|cord|suede|plaid|tartan|camel|mustard|burgundy|rust|maroon|wine|olive|cardigan|scarf|leather|hat|fedora|riding|knee-high|oxford|brogue",
  summer:
    "summer|shorts|tank|crop|cropped|sleeveless|strappy|sandal|sandals|sundress|linen|cotton|straw|sunglasses|cami|halter|romper|playsuit|espadrille|wedge|wedges|bright|neon|floral|flip|light|maxi|denim|gladiator|off-shoulder|bandeau|flats|spaghetti",
  western:
    "western|cowboy|cowgirl|ranch|rodeo|fringe|fringed|bandana|conch|concho|turquoise|boot|bolo|country|texas|southwest|horseshoe|longhorn|chambray|lasso",
  military:
    "military|army|combat|camo|camouflage|utility|cargo|parka|field|epaulette|aviator|aviators|khaki|olive|soldier|officer|bomber|khakis|safari|surplus|double-breasted",
  safari:
    "safari|leopard|zebra|giraffe|animal|snake|python|snakeskin|croc|crocodile|cheetah|tiger|khaki|utility|linen|pith|tortoiseshell|wooden|wood|calf-hair|pony|ponyhair|ocelot|jaguar",
  nerdy:
    "nerd|nerdy|geek|geeky|glasses|doctor|who|tardis|harry|potter|marvel|batman|superman|star|wars|galaxy|space|nasa|alien|book|books|gamer|nintendo|superhero|captain|sherlock|periodic|cosmic|hunger|games|pokemon",
  denim:
    "denim|jean|jeans|chambray|dungaree|dungarees|overalls|jacket|wash|washed|indigo|cutoff|cut-offs|boyfriend|skinny|distressed|ripped|acid",
  office_bag:
    "tote|satchel|briefcase|laptop|structured|shopper|work|handbag|top-handle|birkin|luggage|saffiano|tophandle",
  dainty:
    "dainty|delicate|tiny|mini|thin|fine|stacking|stackable|midi|bar|stud|studs|initial|charm|infinity|simple|14k|18k|yellow|white|rose|diamond|sterling|silver|pendant|locket|solitaire|pearl|gemstone|birthstone|vermeil|carat|ct|filled",
  statement:
    "statement|bib|chunky|oversized|big|large|bold|collar|chandelier|drop|tassel|cuff|layered|multi|multicolor|multicolour|multicoloured|colorful|colourful|resin|acrylic|lucite|bubble|enamel|neon|cluster|fringe",
  party:
    "party|club|clubwear|sexy|bodycon|bandage|mini|cut-out|cutout|backless|plunge|plunging|deep|slit|strapless|stiletto|platform|sequin|metallic|night|clutch|sheer|mesh|bustier|corset|bralet|bralette|lace-up|strappy",
  casual:
    "casual|basic|everyday|t-shirt|tee|tank|jean|jeans|hoodie|sneaker|sneakers|flat|flats|converse|canvas|cotton|crossbody|backpack|tote|loose|comfy|long-sleeve|jersey|cardigan|shorts|slip-on|watch|relaxed|boyfriend|henley|raglan",
  maxi: "maxi|long|floor-length|wide-leg|palazzo|flowy|duster|kimono",
  mini: "mini|short|micro|crop|cropped|hotpants|playsuit|romper",
} as const

export type StyleWord = keyof typeof STYLE_WORDS
