/** The splash screen. */
export const splash = {
  "A cream blouse with camel wide-leg trousers and brown loafers":
    "Eine cremefarbene Bluse zu weiter Hose in Camel und braunen Loafern",
  "A cream cable jumper with blue wide-leg jeans and white trainers":
    "Ein cremefarbener Zopfpullover zu weiten blauen Jeans und weißen Sneakern",
  "A green satin slip dress with black heels and a gold clutch bag":
    "Ein grünes Slipdress aus Satin mit schwarzen High Heels und goldener Clutch",
  "Black heels": "Schwarze High Heels",
  "Cable jumper": "Zopfpullover",
  "Cream blouse": "Cremefarbene Bluse",
  "Endless wardrobe possibilities": "Endlos viele Looks aus deinem Kleiderschrank",
  "Get started": "Los geht’s",
  "Gold clutch bag": "Goldene Clutch",
  "Have an account? Sign in": "Schon ein Konto? Anmelden",
  "Leather loafers": "Lederloafer",
  "Perfectly tailored styles and shopping picks.":
    "Looks und Shopping-Tipps, perfekt auf dich abgestimmt.",
  "Satin slip dress": "Slipdress aus Satin",
  "White trainers": "Weiße Sneaker",
  "Wide-leg jeans": "Weite Jeans",
  "Wide-leg trousers": "Weite Hose",
} as const
