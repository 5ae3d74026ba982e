declare module "virtual:component-facts" {
  export const facts: Record<string, import("./componentFacts.ts").ComponentFacts>
}
