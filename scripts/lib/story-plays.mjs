// @ts-check
import ts from "typescript"

/**
 * What a story's play function does, in its order: `act` for what a person does, `look` for what is
 * asserted, `wait` for what is asserted again and again in `waitFor`. What `findBy…` finds is none of them.
 * @typedef {("act" | "look" | "wait")[]} Course
 */

const ACTS = /(?:^|\.)(?:userEvent|fireEvent)\b|\.(?:click|focus|scrollTo|scrollIntoView)$/
/** Functions that only group what is in them. */
const GROUPS = new Set(["step", "within", "waitFor"])

/**
 * @param {ReadonlyMap<string, ts.Node>} constants what the story's file declares, by name
 * @param {ts.Node} node a story, or a part of its play function
 * @returns {Course}
 */
export function courseOf(constants, node) {
  /** @type {Course} */
  const course = []
  /** @type {Set<string>} */
  const inside = new Set()
  follow(node, false)
  return course

  /** @param {ts.Node} part @param {boolean} waiting */
  function follow(part, waiting) {
    if (!ts.isCallExpression(part)) {
      ts.forEachChild(part, (child) => follow(child, waiting))
      return
    }
    const called = part.expression.getText()
    const begun = course.length
    for (const child of part.arguments) follow(child, waiting || called === "waitFor")
    follow(part.expression, waiting)
    const name = called.split(/\W/)[0] ?? ""
    const own = constants.get(name)
    if (ACTS.test(called)) course.push("act")
    else if (called === "expect") course.push(waiting ? "wait" : "look")
    else if (own) enter(name, own, waiting)
    else if (course.length === begun && !GROUPS.has(name) && isHandedHands(part)) course.push("act")
  }

  /** @param {string} name @param {ts.Node} own @param {boolean} waiting */
  function enter(name, own, waiting) {
    if (inside.has(name)) return
    inside.add(name)
    follow(playOf(constants, own) ?? own, waiting)
    inside.delete(name)
  }
}

/**
 * A story's play function, its own or one of a story that it spreads.
 * @param {ReadonlyMap<string, ts.Node>} constants
 * @param {ts.Node | undefined} story
 * @returns {ts.Node | undefined}
 */
export function playOf(constants, story) {
  if (!story || !ts.isObjectLiteralExpression(story)) return undefined
  const found = story.properties.findLast((one) =>
    ts.isSpreadAssignment(one)
      ? playOf(constants, constants.get(one.expression.getText()))
      : one.name?.getText() === "play",
  )
  if (found && ts.isSpreadAssignment(found)) {
    return playOf(constants, constants.get(found.expression.getText()))
  }
  if (!found || !ts.isPropertyAssignment(found)) return found
  return constants.get(found.initializer.getText()) ?? found
}

/** Whether a helper of another file is given what acts. @param {ts.CallExpression} call */
function isHandedHands({ arguments: given }) {
  return given.some((one) => /^(?:hands|context)$|\buserEvent\b/.test(one.getText()))
}

/**
 * Whether a state that acting reaches is looked at, or waited for, and then left as it is.
 * @param {Course} course
 */
export function isHeld(course) {
  const last = course.lastIndexOf("act")
  const looked = course.slice(last + 1).some((one) => one !== "act")
  return looked && !course.slice(0, Math.max(last, 0)).includes("look")
}
