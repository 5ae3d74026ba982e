import type { RouteSpec } from "./router/spec.ts"

const open = { layout: "public", navbar: false } as const
const inside = { layout: "signedIn", access: "user" } as const

/** Every address of the app. Routing, guards, layout and titles follow from this table alone. */
export const ROUTES: readonly RouteSpec[] = [
  {
    path: "/",
    load: () => import("./screens/splash/Splash.tsx"),
    title: "Endless wardrobe possibilities",
    access: "guest",
    ...open,
  },
  {
    path: "/auth/signin",
    load: () => import("./screens/signIn/SignIn.tsx"),
    title: "Sign in",
    access: "guest",
    ...open,
  },
  {
    path: "/auth/forgot",
    load: () => import("./screens/forgot/Forgot.tsx"),
    title: "Reset your password",
    access: "guest",
    ...open,
  },
  {
    path: "/onboarding/end",
    load: () => import("./screens/review/Review.tsx"),
    title: "Review your items",
    navbar: true,
    ...inside,
  },
  {
    path: "/onboarding/:step",
    load: () => import("./screens/onboarding/Onboarding.tsx"),
    title: "Your style",
    access: "both",
    ...open,
  },
  {
    path: "/feed",
    load: async () => {
      const screen = await import("./screens/feed/Feed.tsx")
      await screen.loadAbove()
      return screen
    },
    title: "Styled for you",
    navbar: true,
    ...inside,
  },
  {
    path: "/feed/loading",
    load: () => import("./screens/feedLoading/FeedLoading.tsx"),
    title: "Preparing your feed",
    navbar: false,
    ...inside,
  },
  {
    path: "/look",
    load: () => import("./screens/look/Look.tsx"),
    title: "Look",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe",
    load: () => import("./screens/wardrobe/Wardrobe.tsx"),
    title: "Wardrobe",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/items/:id",
    load: () => import("./screens/item/Item.tsx"),
    title: "One of your clothes",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/selfie",
    load: () => import("./screens/selfie/Selfie.tsx"),
    title: "Take a selfie",
    navbar: false,
    ...inside,
  },
  {
    path: "/wardrobe/colours",
    load: () => import("./screens/colours/Colours.tsx"),
    title: "Your colours",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/suits",
    load: () => import("./screens/suits/Suits.tsx"),
    title: "Does this suit me?",
    navbar: false,
    ...inside,
  },
  {
    path: "/wardrobe/loading",
    load: () => import("./screens/wardrobeLoading/WardrobeLoading.tsx"),
    title: "Updating your wardrobe",
    navbar: false,
    ...inside,
  },
  {
    path: "/wardrobe/style",
    load: () => import("./screens/styleItem/StyleItem.tsx"),
    title: "Looks around one piece",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/insights",
    load: () => import("./screens/insights/Insights.tsx"),
    title: "What your wardrobe says",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/piece",
    load: () => import("./screens/unlocked/Unlocked.tsx"),
    title: "One piece, new looks",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/import",
    load: () => import("./screens/import/Import.tsx"),
    title: "Import from a file",
    navbar: true,
    ...inside,
  },
  {
    path: "/wardrobe/item",
    load: () => import("./screens/addItems/AddItems.tsx"),
    title: "Upload your wardrobe",
    access: "both",
    ...open,
  },
  {
    path: "/plan",
    load: () => import("./screens/plan/Plan.tsx"),
    title: "Plan",
    navbar: true,
    ...inside,
  },
  {
    path: "/plan/packing",
    load: () => import("./screens/packing/Packing.tsx"),
    title: "Packing",
    navbar: true,
    ...inside,
  },
  {
    path: "/outfit",
    load: () => import("./screens/outfit/Outfit.tsx"),
    title: "Your own outfit",
    navbar: true,
    ...inside,
  },
  {
    path: "/profile",
    load: () => import("./screens/profile/Profile.tsx"),
    title: "Your profile",
    navbar: true,
    ...inside,
  },
  {
    path: "/favorites",
    load: () => import("./screens/favourites/Favourites.tsx"),
    title: "Loved stylins",
    navbar: true,
    ...inside,
  },
  {
    path: "/operator",
    load: () => import("./screens/operator/Operator.tsx"),
    title: "Your server",
    navbar: true,
    ...inside,
  },
  {
    path: "*",
    load: () => import("./screens/notFound/NotFound.tsx"),
    title: "Page not found",
    access: "both",
    ...open,
  },
]
