import { type LabelledTitle, title } from "./titles.ts"

/** Titles of jackets, coats and cardigans in the manner of UK shops, written for this test. */
export const LAYERS: readonly LabelledTitle[] = [
  title("Chunky Cable Knit Cardigan Cream", "cardigan", ["cream"], { material: "cable" }),
  title("Longline ribbed cardigan in taupe", "cardigan", ["taupe"], { length: "long" }),
  title("Cropped Crew Neck Cardigan with Gold Buttons, Black", "cardigan", ["black"], {
    length: "cropped",
    neckline: "crew",
  }),
  title("Pure cashmere V-neck cardi, raspberry", "cardigan", ["magenta"], {
    material: "cashmere",
    neckline: "v",
  }),
  title("Striped Edge to Edge Cardigan Navy/Red", "cardigan", ["navy", "red"], {
    pattern: "stripe",
  }),
  title("Tailored Waistcoat - Black", "waistcoat", ["black"], {}),
  title("Linen blend waistcoat in stone", "waistcoat", ["stone"], { material: "linen" }),
  title("Pinstripe longline waistcoat, grey", "waistcoat", ["grey"], {
    pattern: "stripe",
    length: "long",
  }),
  title("Double Breasted Blazer Navy", "blazer", ["navy"], {}),
  title("Relaxed linen blazer in sage", "blazer", ["sage"], { material: "linen", fit: "relaxed" }),
  title("Oversized checked blazer, brown/cream", "blazer", ["brown", "cream"], {
    fit: "oversized",
    pattern: "check",
  }),
  title("Collarless tailored jacket - ivory", "blazer", ["cream"], { neckline: "collarless" }),
  title("Velvet tuxedo jacket in emerald green", "blazer", ["emerald"], { material: "velvet" }),
  title("Single-breasted suit jacket, Prince of Wales check", "blazer", [], { pattern: "check" }),
  title("Cropped blazer in hot pink", "blazer", ["hot pink"], { length: "cropped" }),
  title("Faux Leather Blazer - Chocolate", "blazer", ["chocolate"], { material: "leather" }),
  title("Boucle Jacket with Fringe Trim, Pink", "tweed_jacket", ["pink"], { material: "tweed" }),
  title("Tweed collarless jacket in black & gold", "tweed_jacket", ["black", "gold"], {
    material: "tweed",
    neckline: "collarless",
  }),
  title("Denim Jacket Mid Blue Wash", "denim_jacket", ["blue"], { material: "denim" }),
  title("Oversized denim jacket, ecru", "denim_jacket", ["ecru"], {
    material: "denim",
    fit: "oversized",
  }),
  title("Cropped trucker jacket in black denim", "denim_jacket", ["black"], {
    material: "denim",
    length: "cropped",
  }),
  title("Leather Biker Jacket Black", "leather_jacket", ["black"], { material: "leather" }),
  title("Suedette biker jacket in tan", "leather_jacket", ["tan"], { material: "suede" }),
  title("Real Suede Jacket - Chestnut", "leather_jacket", ["brown"], { material: "suede" }),
  title("Collarless faux-leather jacket, burgundy", "leather_jacket", ["burgundy"], {
    material: "leather",
    neckline: "collarless",
  }),
  title("Satin Bomber Jacket Khaki", "bomber", ["khaki"], { material: "satin" }),
  title("Oversized varsity jacket - green/cream", "bomber", ["green", "cream"], {
    fit: "oversized",
  }),
  title("Suede bomber in cognac", "bomber", ["cognac"], { material: "suede" }),
  title("Checked Shacket Camel Mix", "overshirt", ["camel"], { pattern: "check" }),
  title("Corduroy overshirt in rust", "overshirt", ["rust"], { material: "corduroy" }),
  title("Cotton utility jacket, olive green", "overshirt", ["olive"], { material: "cotton" }),
  title("Wool-blend shacket - grey marl", "overshirt", ["grey"], { material: "wool" }),
  title("Zip-Up Borg Fleece Cream", "fleece", ["cream"], { material: "fur" }),
  title("Peak & Pine women's half zip fleece, teal", "fleece", ["teal"], {
    material: "fleece",
    wearer: "women",
  }),
  title("Quilted Gilet with Hood, Navy", "gilet", ["navy"], { neckline: "hood" }),
  title("Lightweight padded body warmer in black", "gilet", ["black"], {}),
  title("Longline faux fur gilet - mink", "gilet", ["taupe"], { material: "fur", length: "long" }),
  title("Cropped Puffer Jacket in Lilac", "puffer", ["lilac"], { length: "cropped" }),
  title("Down Filled Longline Puffer Coat Black", "puffer", ["black"], { length: "long" }),
  title("Quilted lightweight jacket - khaki", "puffer", ["khaki"], {}),
  title("Hooded padded maxi coat, chocolate", "puffer", ["chocolate"], {
    neckline: "hood",
    length: "maxi",
  }),
  title("Faux Fur Trim Parka Khaki", "parka", ["khaki"], {}),
  title("Waterproof hooded parka coat in mustard", "parka", ["mustard"], { neckline: "hood" }),
  title("Waterproof Raincoat Yellow", "raincoat", ["yellow"], {}),
  title("Packable rain jacket, navy spot", "raincoat", ["navy"], { pattern: "dot" }),
  title("Rubberised hooded rain mac in sage", "raincoat", ["sage"], { neckline: "hood" }),
  title("Belted Trench Coat Stone", "trench_coat", ["stone"], {}),
  title("Double-breasted cotton mac in beige", "trench_coat", ["beige"], { material: "cotton" }),
  title("Cropped trench, khaki", "trench_coat", ["khaki"], { length: "cropped" }),
  title("Longline leather-look trench coat, black", "trench_coat", ["black"], {
    material: "leather",
  }),
  title("Wool Blend Wrap Coat Camel", "wool_coat", ["camel"], {
    material: "wool",
    neckline: "wrap",
  }),
  title("Double Faced Wool Coat with Funnel Neck - Grey", "wool_coat", ["grey"], {
    material: "wool",
    neckline: "high",
  }),
  title("Tailored Single Breasted Overcoat, Navy", "wool_coat", ["navy"], {}),
  title("Checked cocoon coat in brown and ecru", "wool_coat", ["brown", "ecru"], {
    pattern: "check",
  }),
  title("Knee length pea coat, black", "wool_coat", ["black"], { length: "knee" }),
  title("Duffle Coat in Burgundy", "wool_coat", ["burgundy"], {}),
  title("Teddy Borg Coat Ecru", "teddy_coat", ["ecru"], { material: "fur" }),
  title("Leopard print faux fur coat", "teddy_coat", [], { material: "fur", pattern: "animal" }),
  title("Faux shearling aviator jacket - tan", "teddy_coat", ["tan"], { material: "fur" }),
  title("Knitted Poncho with Roll Neck, Charcoal", "cape", ["charcoal"], {
    material: "knit",
    neckline: "roll",
  }),
  title("Wool cape in dogtooth check, black/white", "cape", ["black", "white"], {
    material: "wool",
    pattern: "check",
  }),
  title(
    "Reversible jacket",
    "puffer",
    ["navy"],
    { wearer: "women" },
    {
      colour: "Navy",
      productType: "Women > Coats & Jackets > Puffer Jackets",
      gender: "female",
    },
  ),
  title(
    "Kensington coat",
    "wool_coat",
    ["camel"],
    { material: "wool" },
    {
      colour: "Camel",
      material: "70% wool, 30% polyester",
      productType: "Coats",
    },
  ),
]
