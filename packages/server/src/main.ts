// Where the process begins. What keeps its memory small must be set before anything is loaded.
import { becomeLean } from "./lean-start.ts"

becomeLean()
await import("./serve.ts")
