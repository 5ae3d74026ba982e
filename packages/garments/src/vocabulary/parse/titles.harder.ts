import { type LabelledTitle, title } from "./titles.ts"

/** Titles with more to stumble over, written after the parser and before it had seen any of them. */
export const HARDER: readonly LabelledTitle[] = [
  title("Autograph-style Pure Silk Tie Neck Long Sleeve Blouse [Size 12R]", "blouse", [], {
    material: "silk",
    neckline: "bow",
    sleeve: "long",
  }),
  title("Wren & Alder | The Boyfriend Shirt | White", "shirt", ["white"], { fit: "relaxed" }),
  title("Curve Black Ruched Side Bodycon Midi Dress", "day_dress", ["black"], {
    fit: "fitted",
    length: "midi",
  }),
  title("Maternity over bump skinny jeans indigo", "jeans", ["indigo"], { leg: "skinny" }),
  title(
    "Tall high rise wide leg dad trousers in charcoal pinstripe",
    "wide_leg_trousers",
    ["charcoal"],
    {
      rise: "high",
      pattern: "stripe",
    },
  ),
  title("Rib-knit polo-collar cardigan with pearl buttons - Ivory", "cardigan", ["cream"], {
    material: "knit",
    neckline: "collar",
  }),
  title("Sheepskin-lined suede gloves, tan", "gloves", ["tan"], { material: "suede" }),
  title("Faux-fur collar wool-blend coat in plum", "wool_coat", ["plum"], { material: "wool" }),
  title("Contrast stitch A-line denim skirt, mid blue", "denim_skirt", ["blue"], {
    material: "denim",
    skirt: "a-line",
  }),
  title("Black/ecru block stripe knitted dress", "knitted_dress", ["black", "ecru"], {
    pattern: "stripe",
    material: "knit",
  }),
  title("Leather-trimmed canvas weekend bag navy", "tote_bag", ["navy"], { material: "canvas" }),
  title("Slingback block-heel shoes, metallic silver", "heels", ["silver"], { heel: "block" }),
  title("Button-front linen-mix midi skirt - terracotta", "midi_skirt", ["terracotta"], {
    material: "linen",
    length: "midi",
  }),
  title("Ruffle hem wrap skirt in ditsy print", "midi_skirt", [], {
    skirt: "wrap",
    pattern: "floral",
  }),
  title("Heatwarm thermal long-sleeved top, black", "t_shirt", ["black"], { sleeve: "long" }),
  title("Sweetheart neckline corset detail satin maxi dress, wine", "maxi_dress", ["burgundy"], {
    neckline: "sweetheart",
    material: "satin",
  }),
  title("Striped rugby shirt, bottle green and navy", "polo", ["forest green", "navy"], {
    pattern: "stripe",
  }),
  title("Waxed cotton jacket with corduroy collar, olive", "overshirt", ["olive"], {
    material: "cotton",
  }),
  title("Pull-on tapered trousers, black and white geo print", "trousers", ["black", "white"], {
    leg: "tapered",
    pattern: "geometric",
  }),
  title("Cotton Blend Peter Pan Collar Jumper Dusky Pink", "jumper", ["dusty pink"], {
    material: "cotton",
    neckline: "collar",
  }),
  title("Square toe loafers, croc-effect leather, burgundy", "loafers", ["burgundy"], {
    material: "leather",
    pattern: "animal",
  }),
  title("Wide fit comfort leather ballet pumps - navy", "flats", ["navy"], { material: "leather" }),
  title("Extra wide fit knee boots, brown suedette", "knee_boots", ["brown"], {
    material: "suede",
  }),
  title("Padded headband, black velvet", null, ["black"], { material: "velvet" }),
  title("Structured mini tote with scarf detail, caramel", "tote_bag", ["camel"], {}),
  title("Bamboo roll top vest in oat marl", "vest", ["beige"], { material: "viscose" }),
  title("Plunge tux jumpsuit, wide leg, ivory crepe", "jumpsuit", ["cream"], {
    neckline: "v",
    leg: "wide",
    material: "polyester",
  }),
  title("Oversized scarf-print satin shirt in orange mix", "shirt", ["orange"], {
    fit: "oversized",
    material: "satin",
    pattern: "abstract",
  }),
  title("Chelsea rain boots, glossy navy", "wellies", ["navy"], {}),
  title("Denim-look jersey jeggings", "jeans", [], { material: "jersey", leg: "skinny" }),
  title("Cropped boxy tweed jacket, ecru and black fringe", "tweed_jacket", ["ecru", "black"], {
    length: "cropped",
    fit: "relaxed",
    material: "tweed",
  }),
  title("Velvet blazer dress in midnight", "day_dress", ["navy"], { material: "velvet" }),
  title("Two-tone leather crossbody, tan & cream", "crossbody_bag", ["tan", "cream"], {
    material: "leather",
  }),
  title("Ladies waterproof 3-in-1 jacket, berry", "raincoat", ["burgundy"], { wearer: "women" }),
  title("Lightweight hooded anorak in dusky blue", "parka", ["light blue"], { neckline: "hood" }),
  title("Gold-tone chain link belt", "belt", ["gold"], { material: "metal" }),
  title("Gathered waist poplin skater dress, cornflower", "mini_dress", ["periwinkle"], {
    material: "cotton",
    skirt: "circle",
  }),
  title("Long line sleeveless blazer, camel", "blazer", ["camel"], { length: "long" }),
  title("Crystal drop earrings in rose gold plate", "earrings", ["rose gold"], {}),
  title("Merino-cashmere mix snood, slate grey", "scarf", ["slate"], { material: "wool" }),
  title("Pointelle trim henley, cream", "t_shirt", ["cream"], {}),
  title("Elasticated waist cotton jersey maxi skirt navy spot", "maxi_skirt", ["navy"], {
    material: "cotton",
    pattern: "dot",
  }),
  title("Front-zip utility jumpsuit with belt, khaki", "jumpsuit", ["khaki"], {}),
  title("Woven leather mules - butter", "mules", ["butter"], { material: "leather" }),
  title("Vintage-wash oversized sweatshirt - faded black", "sweatshirt", ["black"], {
    fit: "oversized",
  }),
  title("Chiffon sleeve knitted jumper, black", "jumper", ["black"], { material: "knit" }),
  title("Paisley silk square scarf, emerald", "scarf", ["emerald"], {
    pattern: "abstract",
    material: "silk",
  }),
  title("Slim fit stretch cotton trousers ankle length - taupe", "trousers", ["taupe"], {
    leg: "slim",
    material: "cotton",
    length: "ankle",
  }),
  title("Ribbed bandeau midi dress, hot pink", "day_dress", ["hot pink"], {
    neckline: "bandeau",
    length: "midi",
  }),
  title("Petite tie-waist longline duster coat, sand", "trench_coat", ["beige"], {
    length: "long",
  }),
  title("black going out top", "t_shirt", ["black"], {}),
  title("something blue for a wedding, midi dress", "evening_dress", ["blue"], { length: "midi" }),
  title("comfy flat shoes for work black", "flats", ["black"], { heel: "flat" }),
  title("knee length coat in a camel colour", "wool_coat", ["camel"], { length: "knee" }),
  title("green jumper with white stripes", "jumper", ["green", "white"], { pattern: "stripe" }),
  title("trousers to go with a navy blazer", "trousers", [], {}),
  title("big gold hoops", "earrings", ["gold"], {}),
  title("summer dress yellow floral strappy", "day_dress", ["yellow"], {
    pattern: "floral",
    sleeve: "strap",
  }),
  title("cosy cream cable cardi", "cardigan", ["cream"], { material: "cable" }),
  title("leather look leggings", "leggings", [], { material: "leather" }),
]
