import type { Side } from "./core/layer.ts"
import type { ArmKind, PoseName } from "./figure/body.ts"
import type { Outfit } from "./outfit.ts"

/**
 * What the arms do: as asked, but a hand that finds no pocket goes to the hip or hangs beside a long front, and nobody
 * lifts an arm under a cape. By default one arm is bent unless the figure walks.
 */
export function armsOf(
  pose: PoseName,
  asked: Partial<Readonly<Record<Side, ArmKind>>> | undefined,
  outfit: Outfit,
): Partial<Record<Side, ArmKind>> {
  if (outfit.hasCape) return {}
  const usual: Side = pose.endsWith("Left") ? "L" : "R"
  const arms = asked ?? (/^(?:walk|stride)/.test(pose) ? {} : { [usual]: "pocket" as const })
  const without: ArmKind = outfit.hangsBeside ? "hang" : "hip"
  const possible = (arm: ArmKind = "hang") =>
    arm === "pocket" && !outfit.hasPockets ? without : arm
  return { L: possible(arms.L), R: possible(arms.R) }
}
