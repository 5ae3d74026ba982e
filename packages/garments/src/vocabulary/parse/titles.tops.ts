import { type LabelledTitle, title } from "./titles.ts"

/** Titles of tops in the manner of UK shops, written for this test. */
export const TOPS: readonly LabelledTitle[] = [
  title("Pure Cotton Crew Neck T-Shirt", "t_shirt", [], { material: "cotton", neckline: "crew" }),
  title("Boxy organic cotton tee in off-white", "t_shirt", ["cream"], {
    material: "cotton",
    fit: "relaxed",
  }),
  title("Hartley & Fen Women's Slim Fit V-Neck T-Shirt, Navy", "t_shirt", ["navy"], {
    fit: "fitted",
    neckline: "v",
    wearer: "women",
  }),
  title("Breton Stripe Long Sleeve Top - Navy/White", "t_shirt", ["navy", "white"], {
    pattern: "stripe",
    sleeve: "long",
  }),
  title("OVERSIZED GRAPHIC TEE WASHED BLACK", "t_shirt", ["black"], { fit: "oversized" }),
  title("3 Pack Fitted Scoop Neck T-Shirts White", "t_shirt", ["white"], {
    fit: "fitted",
    neckline: "scoop",
  }),
  title("Jersey Bardot Top in Red", "t_shirt", ["red"], {
    material: "jersey",
    neckline: "off-shoulder",
  }),
  title("Slash neck jersey top with 3/4 sleeves, charcoal", "t_shirt", ["charcoal"], {
    material: "jersey",
    neckline: "boat",
    sleeve: "three-quarter",
  }),
  title("Petite cropped puff sleeve tee in lilac", "t_shirt", ["lilac"], {
    length: "cropped",
    sleeve: "puff",
  }),
  title("Square Neck Long Sleeved Top, Chocolate", "t_shirt", ["chocolate"], {
    neckline: "square",
    sleeve: "long",
  }),
  title("Leopard Print Mesh Long Sleeve Top", "t_shirt", [], {
    pattern: "animal",
    material: "mesh",
    sleeve: "long",
  }),
  title("Roll Neck Jersey Top Ecru", "t_shirt", ["ecru"], { material: "jersey", neckline: "roll" }),
  title("Linen-blend t-shirt in sage green", "t_shirt", ["sage"], { material: "linen" }),
  title("Ribbed Racerback Vest, Grey Marl", "vest", ["grey"], {}),
  title("Cotton rich scoop neck vest top 2 pack black white", "vest", ["black", "white"], {
    material: "cotton",
    neckline: "scoop",
  }),
  title("Sleeveless high-neck top in stone", "vest", ["stone"], {
    neckline: "high",
    sleeve: "sleeveless",
  }),
  title("Halterneck ribbed top - chocolate brown", "vest", ["chocolate"], { neckline: "halter" }),
  title("Linen shell top with button back, white", "vest", ["white"], { material: "linen" }),
  title("Cropped tank in butter yellow", "vest", ["butter"], { length: "cropped" }),
  title("Satin Cami Top Champagne", "cami", ["beige"], { material: "satin" }),
  title("Lace-trim silk camisole, ivory", "cami", ["cream"], { material: "silk" }),
  title("Strappy cowl neck cami in emerald satin", "cami", ["emerald"], {
    material: "satin",
    neckline: "cowl",
    sleeve: "strap",
  }),
  title("Sequin bandeau top - silver", "cami", ["silver"], {
    material: "sequin",
    neckline: "bandeau",
  }),
  title("Broderie strappy top, white", "cami", ["white"], { material: "cotton", sleeve: "strap" }),
  title("Long Sleeve Square Neck Bodysuit Black", "bodysuit", ["black"], {
    sleeve: "long",
    neckline: "square",
  }),
  title("Seamless roll neck body in nude", "bodysuit", ["nude"], { neckline: "roll" }),
  title("Wrap front bodysuit, berry", "bodysuit", ["burgundy"], { neckline: "wrap" }),
  title("Satin boned corset top with sweetheart neck in burgundy", "corset_top", ["burgundy"], {
    material: "satin",
    neckline: "sweetheart",
  }),
  title("Lace Bustier Top, Black", "corset_top", ["black"], { material: "lace" }),
  title("Pussybow Blouse in Ivory Silk", "blouse", ["cream"], {
    material: "silk",
    neckline: "bow",
  }),
  title("Floral Print V-Neck Blouse with Balloon Sleeves", "blouse", [], {
    pattern: "floral",
    neckline: "v",
    sleeve: "balloon",
  }),
  title("Ditsy floral puff sleeve blouse - blue mix", "blouse", ["blue"], {
    pattern: "floral",
    sleeve: "puff",
  }),
  title("Marlow Chiffon Tie Neck Blouse, Blush Pink", "blouse", ["blush"], {
    material: "chiffon",
    neckline: "bow",
  }),
  title("Polka Dot Wrap Blouse Navy & Cream", "blouse", ["navy", "cream"], {
    pattern: "dot",
    neckline: "wrap",
  }),
  title("Satin top with cowl neck, forest green", "blouse", ["forest green"], {
    material: "satin",
    neckline: "cowl",
  }),
  title("Broderie anglaise peplum top in white cotton", "blouse", ["white"], {
    material: "cotton",
  }),
  title("High neck lace blouse with long sleeves, black", "blouse", ["black"], {
    material: "lace",
    neckline: "high",
    sleeve: "long",
  }),
  title("Crinkle cheesecloth tunic, turquoise", "tunic", ["turquoise"], { material: "cotton" }),
  title("Linen Longline Tunic Top with Side Splits - Rust", "tunic", ["rust"], {
    material: "linen",
    length: "long",
  }),
  title("Printed beach kaftan, multi", "tunic", [], { pattern: "abstract" }),
  title("Oversized Poplin Shirt White", "shirt", ["white"], {
    material: "cotton",
    fit: "oversized",
  }),
  title("Pure linen relaxed shirt in pale pink stripe", "shirt", ["pink"], {
    material: "linen",
    fit: "relaxed",
    pattern: "stripe",
  }),
  title("Ladies Oxford Shirt Light Blue", "shirt", ["light blue"], {
    material: "cotton",
    wearer: "women",
  }),
  title("Brushed Cotton Checked Shirt - red/navy", "shirt", ["red", "navy"], {
    material: "cotton",
    pattern: "check",
  }),
  title("Denim Western Shirt, Mid Wash", "shirt", ["blue"], { material: "denim" }),
  title("Cropped short sleeve shirt in tropical print", "shirt", [], {
    length: "cropped",
    sleeve: "short",
    pattern: "floral",
  }),
  title("Silk shirt, midnight", "shirt", ["navy"], { material: "silk" }),
  title("Grandad collar linen shirt, sky blue", "shirt", ["sky blue"], {
    material: "linen",
    neckline: "high",
  }),
  title("Fitted pinstripe shirt, blue and white", "shirt", ["blue", "white"], {
    fit: "fitted",
    pattern: "stripe",
  }),
  title("Cotton Pique Polo Shirt - Bottle Green", "polo", ["forest green"], { material: "cotton" }),
  title("Fine knit short sleeve polo top in cream", "polo", ["cream"], {
    material: "knit",
    sleeve: "short",
  }),
  title("Cropped rugby polo, burgundy stripe", "polo", ["burgundy"], {
    length: "cropped",
    pattern: "stripe",
  }),
  title("Cable Knit Jumper Oatmeal", "jumper", ["beige"], { material: "cable" }),
  title("Pure Cashmere Crew Neck Jumper in Camel", "jumper", ["camel"], {
    material: "cashmere",
    neckline: "crew",
  }),
  title("Chunky roll neck jumper, winter white", "jumper", ["cream"], {
    material: "knit",
    neckline: "roll",
  }),
  title("Merino V-Neck Sweater - Petrol Blue", "jumper", ["petrol"], {
    material: "wool",
    neckline: "v",
  }),
  title("Fair Isle Knitted Jumper Navy Multi", "jumper", ["navy"], {
    material: "knit",
    pattern: "geometric",
  }),
  title("Striped cotton jumper with boat neck, ecru/navy", "jumper", ["ecru", "navy"], {
    pattern: "stripe",
    material: "cotton",
    neckline: "boat",
  }),
  title("Oversized mohair-blend jumper in baby pink", "jumper", ["pink"], {
    material: "wool",
    fit: "oversized",
  }),
  title("Fine Gauge Polo Neck Jumper, Black", "jumper", ["black"], {
    material: "knit",
    neckline: "roll",
  }),
  title("Slouchy off the shoulder knit, taupe", "jumper", ["taupe"], {
    material: "knit",
    fit: "relaxed",
    neckline: "off-shoulder",
  }),
  title("Pointelle Knitted Top with Short Sleeves - Lemon", "jumper", ["lemon"], {
    material: "knit",
    sleeve: "short",
  }),
  title("Funnel neck pullover, slate", "jumper", ["slate"], { neckline: "high" }),
  title("Argyle Knitted Vest - Grey/Pink", "knitted_vest", ["grey", "pink"], {
    material: "knit",
    pattern: "geometric",
  }),
  title("Cable knit tank top in cream", "knitted_vest", ["cream"], { material: "cable" }),
  title("V-neck sweater vest, chocolate", "knitted_vest", ["chocolate"], { neckline: "v" }),
  title("Crew Neck Sweatshirt Grey Marl", "sweatshirt", ["grey"], { neckline: "crew" }),
  title("Oversized 'Saturday' slogan sweat, lilac", "sweatshirt", ["lilac"], { fit: "oversized" }),
  title("Half Zip Cropped Sweatshirt in Stone", "sweatshirt", ["stone"], {
    length: "cropped",
    neckline: "high",
  }),
  title("Zip Through Hoodie - Charcoal Marl", "hoodie", ["charcoal"], {}),
  title("Fenwood Active cropped pullover hoody, mint", "hoodie", ["mint"], { length: "cropped" }),
  title("Oversized hooded sweatshirt, washed pink", "hoodie", ["pink"], { fit: "oversized" }),
  title(
    "Textured blouse",
    "blouse",
    ["coral"],
    {},
    {
      colour: "Coral",
      productType: "Womenswear > Tops > Blouses",
    },
  ),
  title(
    "The Everyday Tee",
    "t_shirt",
    ["white"],
    { material: "cotton", wearer: "women" },
    {
      colour: "Optic White",
      material: "100% cotton",
      gender: "female",
    },
  ),
  title(
    "Amelie",
    "shirt",
    ["light blue", "white"],
    { pattern: "stripe" },
    {
      colour: "Pale Blue/White",
      pattern: "Striped",
      productType: "Clothing > Tops & Shirts > Shirts",
    },
  ),
  title(
    "Soft Touch Knit, Size 14",
    "jumper",
    ["dusty pink"],
    { material: "knit" },
    {
      colour: "Dusky Pink",
      productType: "Knitwear",
    },
  ),
]
