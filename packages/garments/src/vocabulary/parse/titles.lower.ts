import { type LabelledTitle, title } from "./titles.ts"

/** Titles of trousers, jeans, shorts and skirts in the manner of UK shops, written for this test. */
export const LOWER: readonly LabelledTitle[] = [
  title("High Waisted Skinny Jeans Black", "jeans", ["black"], { rise: "high", leg: "skinny" }),
  title("Mid rise straight leg jeans - mid wash", "jeans", ["blue"], {
    rise: "mid",
    leg: "straight",
  }),
  title("Mom Jeans in Light Blue", "jeans", ["light blue"], { leg: "tapered" }),
  title("Low rise bootcut jeans, indigo", "jeans", ["indigo"], { rise: "low", leg: "bootcut" }),
  title("Ecru barrel leg jean", "jeans", ["ecru"], { leg: "barrel" }),
  title("Flared Jeans High Rise Dark Wash", "jeans", ["indigo"], { leg: "flare", rise: "high" }),
  title("Slim fit ankle grazer jeans, white", "jeans", ["white"], {
    leg: "slim",
    length: "ankle",
  }),
  title("Relaxed boyfriend jeans in bleach wash", "jeans", ["light blue"], { fit: "relaxed" }),
  title("Cropped kick flare jeans - washed black", "jeans", ["black"], {
    length: "cropped",
    leg: "flare",
  }),
  title("Coated jeggings black", "jeans", ["black"], { leg: "skinny" }),
  title("Petite slouchy tapered jeans, stone", "jeans", ["stone"], {
    fit: "relaxed",
    leg: "tapered",
  }),
  title("Wide Leg Jeans Mid Blue", "wide_leg_jeans", ["blue"], {}),
  title("High waist wide-leg cropped jeans in ecru", "wide_leg_jeans", ["ecru"], {
    rise: "high",
    length: "cropped",
  }),
  title("Baggy low rise jeans, acid wash", "wide_leg_jeans", ["light blue"], { rise: "low" }),
  title("Palazzo jeans - inky blue", "wide_leg_jeans", ["indigo"], {}),
  title("Tailored Straight Leg Trousers Grey", "trousers", ["grey"], { leg: "straight" }),
  title("Slim Fit Cigarette Trousers - Black", "trousers", ["black"], { leg: "slim" }),
  title("Tapered ankle grazer trousers in navy pinstripe", "trousers", ["navy"], {
    leg: "tapered",
    length: "ankle",
    pattern: "stripe",
  }),
  title("Flared jersey trousers, chocolate", "trousers", ["chocolate"], {
    leg: "flare",
    material: "jersey",
  }),
  title("Bootcut ponte trousers - black, long", "trousers", ["black"], {
    leg: "bootcut",
    material: "jersey",
  }),
  title("Checked peg trousers, camel/black", "trousers", ["camel", "black"], {
    pattern: "check",
    leg: "tapered",
  }),
  title("Leather look straight trousers burgundy", "trousers", ["burgundy"], {
    material: "leather",
    leg: "straight",
  }),
  title("Pure linen tapered trousers in natural", "trousers", ["ecru"], {
    material: "linen",
    leg: "tapered",
  }),
  title("Velvet slim trousers, forest green", "trousers", ["forest green"], {
    material: "velvet",
    leg: "slim",
  }),
  title("Needlecord straight leg trousers in mustard", "trousers", ["mustard"], {
    material: "corduroy",
    leg: "straight",
  }),
  title("Wide Leg Linen Trousers Ecru High Waist", "wide_leg_trousers", ["ecru"], {
    material: "linen",
    rise: "high",
  }),
  title("Satin wide-leg trousers in champagne", "wide_leg_trousers", ["beige"], {
    material: "satin",
  }),
  title("Palazzo Trousers - tropical print", "wide_leg_trousers", [], { pattern: "floral" }),
  title("Pleat front wide leg trousers, pinstripe, grey", "wide_leg_trousers", ["grey"], {
    pattern: "stripe",
  }),
  title("Cropped wide leg crinkle trousers black", "wide_leg_trousers", ["black"], {
    length: "cropped",
  }),
  title("Super wide suit trousers in butter", "wide_leg_trousers", ["butter"], {}),
  title("Slim Fit Chinos Stone", "chinos", ["stone"], { leg: "slim" }),
  title("Cotton-rich tapered ankle grazer chino, navy", "chinos", ["navy"], {
    material: "cotton",
    leg: "tapered",
    length: "ankle",
  }),
  title("Girlfriend chinos - dusty pink", "chinos", ["dusty pink"], {}),
  title("Cargo Trousers Khaki", "cargo_trousers", ["khaki"], {}),
  title("Satin cargo pants in silver grey", "cargo_trousers", ["silver"], { material: "satin" }),
  title("Cuffed utility combat trousers, black", "cargo_trousers", ["black"], {}),
  title("Pleated Culottes Black", "culottes", ["black"], {}),
  title("Linen culottes in polka dot, navy/white", "culottes", ["navy", "white"], {
    material: "linen",
    pattern: "dot",
  }),
  title("High Waisted Gym Leggings Black", "leggings", ["black"], { rise: "high" }),
  title("Cropped leggings with side pocket, berry", "leggings", ["burgundy"], {
    length: "cropped",
  }),
  title("Faux leather leggings", "leggings", [], { material: "leather" }),
  title("Flared leggings in charcoal marl", "leggings", ["charcoal"], { leg: "flare" }),
  title("Cuffed Joggers Grey Marl", "joggers", ["grey"], {}),
  title("Straight leg jersey joggers, navy", "joggers", ["navy"], {
    leg: "straight",
    material: "jersey",
  }),
  title("Velour tracksuit bottoms in baby pink", "joggers", ["pink"], { material: "velvet" }),
  title("Knitted lounge joggers - oatmeal", "joggers", ["beige"], { material: "knit" }),
  title("Linen Blend Shorts White", "shorts", ["white"], { material: "linen" }),
  title("Tailored Bermuda shorts in camel", "shorts", ["camel"], { length: "long" }),
  title("High waist paperbag shorts, olive", "shorts", ["olive"], { rise: "high" }),
  title("Cycling shorts 2 pack black/grey", "shorts", ["black", "grey"], { fit: "fitted" }),
  title("Denim Shorts Light Wash", "denim_shorts", ["light blue"], { material: "denim" }),
  title("High waisted denim mom shorts - black", "denim_shorts", ["black"], {
    material: "denim",
    rise: "high",
  }),
  title("Longline denim jorts, mid blue", "denim_shorts", ["blue"], {
    material: "denim",
    length: "long",
  }),
  title("Leather Mini Skirt Black", "mini_skirt", ["black"], { material: "leather" }),
  title("Tweed A-line mini skirt in pink", "mini_skirt", ["pink"], {
    material: "tweed",
    skirt: "a-line",
  }),
  title("Wrap mini skort, white", "mini_skirt", ["white"], { skirt: "wrap" }),
  title("Ruched skater skirt - red", "mini_skirt", ["red"], { skirt: "circle" }),
  title("Satin Midi Skirt Sage", "midi_skirt", ["sage"], { material: "satin", length: "midi" }),
  title("Bias cut slip skirt in leopard print", "midi_skirt", [], {
    skirt: "slip",
    pattern: "animal",
  }),
  title("Floral tiered midi skirt, blue multi", "midi_skirt", ["blue"], {
    pattern: "floral",
    skirt: "tiered",
  }),
  title("Faux suede A-line skirt - tan", "midi_skirt", ["tan"], {
    material: "suede",
    skirt: "a-line",
  }),
  title("Check knee length wrap skirt, heather grey", "midi_skirt", ["grey"], {
    pattern: "check",
    length: "knee",
    skirt: "wrap",
  }),
  title("Tiered Cotton Maxi Skirt Black", "maxi_skirt", ["black"], {
    material: "cotton",
    skirt: "tiered",
  }),
  title("Crochet maxi skirt, ecru", "maxi_skirt", ["ecru"], { material: "crochet" }),
  title("Bandana print maxi skirt in rust", "maxi_skirt", ["rust"], { pattern: "abstract" }),
  title("Pleated Midi Skirt Metallic Gold", "pleated_skirt", ["gold"], { length: "midi" }),
  title("Pleated tennis skirt - white", "pleated_skirt", ["white"], { length: "mini" }),
  title("Tartan kilt, red and green", "pleated_skirt", ["red", "green"], { pattern: "check" }),
  title("Chiffon pleated maxi skirt in lavender", "pleated_skirt", ["lavender"], {
    material: "chiffon",
    length: "maxi",
  }),
  title("Tailored Pencil Skirt Black", "pencil_skirt", ["black"], {}),
  title("Ponte pencil midi skirt, navy", "pencil_skirt", ["navy"], {
    material: "jersey",
    length: "midi",
  }),
  title("Denim Mini Skirt Mid Wash", "denim_skirt", ["blue"], {
    material: "denim",
    length: "mini",
  }),
  title("Denim maxi skirt with front split, indigo", "denim_skirt", ["indigo"], {
    material: "denim",
    length: "maxi",
  }),
  title("Button through denim A-line skirt", "denim_skirt", [], {
    material: "denim",
    skirt: "a-line",
  }),
  title(
    "Sienna",
    "jeans",
    ["indigo"],
    { leg: "straight", material: "denim" },
    {
      colour: "Dark Indigo",
      productType: "Jeans > Straight Leg Jeans",
    },
  ),
  title(
    "Bella Wide Leg, UK 16",
    "wide_leg_trousers",
    ["black"],
    { material: "viscose" },
    {
      colour: "Black",
      material: "100% Viscose",
      productType: "Trousers",
    },
  ),
  title(
    "Everyday skirt",
    "midi_skirt",
    ["navy"],
    { pattern: "dot" },
    {
      colour: "Navy",
      pattern: "Spot",
      productType: "Skirts > Midi Skirts",
    },
  ),
]
