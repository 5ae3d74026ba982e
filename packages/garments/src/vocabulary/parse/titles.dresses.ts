import { type LabelledTitle, title } from "./titles.ts"

/** Titles of dresses and all-in-ones in the manner of UK shops, written for this test. */
export const DRESSES: readonly LabelledTitle[] = [
  title("Floral Print Midi Tea Dress Green", "day_dress", ["green"], {
    pattern: "floral",
    length: "midi",
  }),
  title("Jersey Fit and Flare Dress, Navy Spot", "day_dress", ["navy"], {
    material: "jersey",
    pattern: "dot",
  }),
  title("Linen square neck midi dress in white", "day_dress", ["white"], {
    material: "linen",
    neckline: "square",
    length: "midi",
  }),
  title("Bodycon midi dress - black", "day_dress", ["black"], { fit: "fitted", length: "midi" }),
  title("Puff sleeve gingham dress, pink & white", "day_dress", ["pink", "white"], {
    pattern: "check",
    sleeve: "puff",
  }),
  title("Tiered Smock Dress in Cobalt Blue", "day_dress", ["cobalt"], {
    skirt: "tiered",
    fit: "relaxed",
  }),
  title("Denim knee length dress with short sleeves", "day_dress", [], {
    material: "denim",
    length: "knee",
    sleeve: "short",
  }),
  title("T-shirt dress in washed khaki", "day_dress", ["khaki"], {}),
  title("Halter neck pleated midi dress, coral", "day_dress", ["coral"], {
    neckline: "halter",
    skirt: "pleated",
    length: "midi",
  }),
  title("Broderie sundress with tie straps, lemon", "day_dress", ["lemon"], { material: "cotton" }),
  title("Corduroy dress in plum", "day_dress", ["plum"], { material: "corduroy" }),
  title("Sleeveless Ponte Shift Dress Burgundy", "day_dress", ["burgundy"], {
    material: "jersey",
    sleeve: "sleeveless",
  }),
  title("Abstract print crepe dress with v neck - teal mix", "day_dress", ["teal"], {
    pattern: "abstract",
    material: "polyester",
    neckline: "v",
  }),
  title("Pleated satin midaxi dress, dusky rose", "day_dress", ["dusty pink"], {
    material: "satin",
    skirt: "pleated",
    length: "midi",
  }),
  title("Belted Shirt Dress in Chambray", "shirt_dress", [], { material: "cotton" }),
  title("Cotton poplin midi shirt dress, white", "shirt_dress", ["white"], {
    material: "cotton",
    length: "midi",
  }),
  title("Striped mini shirt dress - blue", "shirt_dress", ["blue"], {
    pattern: "stripe",
    length: "mini",
  }),
  title("Animal print shirtdress with tie waist", "shirt_dress", [], { pattern: "animal" }),
  title("Denim shirt dress, light wash", "shirt_dress", ["light blue"], { material: "denim" }),
  title("Floral Wrap Midi Dress Black/Red", "wrap_dress", ["black", "red"], {
    pattern: "floral",
    length: "midi",
  }),
  title("Jersey wrap dress with 3/4 sleeve in plum", "wrap_dress", ["plum"], {
    material: "jersey",
    sleeve: "three-quarter",
  }),
  title("Maxi wrap dress in zebra print", "wrap_dress", [], { length: "maxi", pattern: "animal" }),
  title("Spot print wrap-front mini dress, navy", "wrap_dress", ["navy"], {
    pattern: "dot",
    length: "mini",
  }),
  title("Satin Slip Dress Champagne", "slip_dress", ["beige"], { material: "satin" }),
  title("Bias cut cowl neck slip dress in black", "slip_dress", ["black"], { neckline: "cowl" }),
  title("Silk cami midi dress, sage green", "slip_dress", ["sage"], {
    material: "silk",
    length: "midi",
  }),
  title("Ribbed Knitted Midi Dress Camel", "knitted_dress", ["camel"], {
    material: "knit",
    length: "midi",
  }),
  title("Roll neck jumper dress in charcoal grey", "knitted_dress", ["charcoal"], {
    neckline: "roll",
  }),
  title("Cable knit mini dress, cream", "knitted_dress", ["cream"], {
    material: "cable",
    length: "mini",
  }),
  title("Merino wool sweater dress - forest green", "knitted_dress", ["forest green"], {
    material: "wool",
  }),
  title("Sequin Mini Dress Gold", "mini_dress", ["gold"], { material: "sequin" }),
  title("Puff sleeve skater dress in red", "mini_dress", ["red"], {
    sleeve: "puff",
    skirt: "circle",
  }),
  title("Tweed mini dress with collar, pink", "mini_dress", ["pink"], {
    material: "tweed",
    neckline: "collar",
  }),
  title("Long sleeve bodycon mini dress, chocolate brown", "mini_dress", ["chocolate"], {
    sleeve: "long",
    fit: "fitted",
  }),
  title("Floral off the shoulder mini dress", "mini_dress", [], {
    pattern: "floral",
    neckline: "off-shoulder",
  }),
  title("Tiered Maxi Dress Tropical Print", "maxi_dress", [], {
    skirt: "tiered",
    pattern: "floral",
  }),
  title("Strappy linen-blend maxi dress in terracotta", "maxi_dress", ["terracotta"], {
    material: "linen",
    sleeve: "strap",
  }),
  title("One shoulder pleated maxi dress - emerald", "maxi_dress", ["emerald"], {
    neckline: "one-shoulder",
    skirt: "pleated",
  }),
  title("Boho maxi dress with balloon sleeves, ecru", "maxi_dress", ["ecru"], {
    sleeve: "balloon",
  }),
  title("Cord Pinafore Dress Rust", "pinafore", ["rust"], { material: "corduroy" }),
  title("Denim pinny in dark wash", "pinafore", ["indigo"], { material: "denim" }),
  title("Checked mini pinafore, grey", "pinafore", ["grey"], {
    pattern: "check",
    length: "mini",
  }),
  title("Embellished Evening Maxi Dress Navy", "evening_dress", ["navy"], { length: "maxi" }),
  title("Velvet gown with side split, bottle green", "evening_dress", ["forest green"], {
    material: "velvet",
  }),
  title("Satin one-shoulder bridesmaid dress in dusty blue", "evening_dress", ["light blue"], {
    material: "satin",
    neckline: "one-shoulder",
  }),
  title("Lace cocktail dress - black", "evening_dress", ["black"], { material: "lace" }),
  title("Sequin prom dress with bandeau neckline, rose gold", "evening_dress", ["rose gold"], {
    material: "sequin",
    neckline: "bandeau",
  }),
  title("Wide Leg Jumpsuit Black", "jumpsuit", ["black"], { leg: "wide" }),
  title("Cotton twill boiler suit in khaki green", "jumpsuit", ["khaki"], { material: "cotton" }),
  title("Halterneck satin jumpsuit, fuchsia", "jumpsuit", ["fuchsia"], {
    material: "satin",
    neckline: "halter",
  }),
  title("Linen tapered jumpsuit with short sleeves - navy", "jumpsuit", ["navy"], {
    material: "linen",
    leg: "tapered",
    sleeve: "short",
  }),
  title("Floral Wrap Playsuit", "playsuit", [], { pattern: "floral", neckline: "wrap" }),
  title("Towelling romper in peach", "playsuit", ["peach"], { material: "cotton" }),
  title("Denim Dungarees Light Wash", "dungarees", ["light blue"], { material: "denim" }),
  title("Wide leg cord dungarees, berry", "dungarees", ["burgundy"], {
    leg: "wide",
    material: "corduroy",
  }),
  title("Dungaree shorts in black denim", "dungarees", ["black"], {
    length: "mini",
    material: "denim",
  }),
  title(
    "Rosalind Midi",
    "day_dress",
    ["lilac"],
    { length: "midi", pattern: "floral" },
    {
      colour: "Lilac",
      pattern: "Floral",
      productType: "Dresses > Midi Dresses",
    },
  ),
  title(
    "The Harper",
    "maxi_dress",
    ["rust"],
    { material: "viscose" },
    {
      colour: "Rust",
      material: "Viscose",
      productType: "Clothing > Dresses > Maxi Dresses",
    },
  ),
]
