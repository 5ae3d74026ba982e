// @ts-check
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { ROOT } from "./host.mjs"
import { courseOf, playOf } from "./story-plays.mjs"

/**
 * What can be read from a file of stories without running it.
 * @typedef {object} StoryFile
 * @property {string} path below the project's folder
 * @property {string} title
 * @property {Record<string, string>} guide the parts of `parameters.guide` that are plain words
 * @property {{ name: string, play: boolean, course: import("./story-plays.mjs").Course, tags: string[] }[]} stories
 * @property {number} assertions how often it calls `expect`
 */

/** @returns {StoryFile[]} every file of stories in the project */
export function readStoryFiles() {
  return globSync(["packages/*/src/**/*.stories.tsx", "stories/**/*.stories.tsx"], { cwd: ROOT })
    .sort()
    .map((path) => readStoryFile(path, readFileSync(join(ROOT, path), "utf8")))
}

/** @param {string} path @param {string} text @returns {StoryFile} */
export function readStoryFile(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map()
  /** @type {Map<string, ts.Node>} */
  const declared = new Map()
  const stories = []
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, statement)
    }
    if (!ts.isVariableStatement(statement)) continue
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue
      constants.set(name.text, plain(initializer))
      declared.set(name.text, plain(initializer))
      if (exported) stories.push(name.text)
    }
  }
  const meta = constants.get("meta")
  const guide = property(property(meta, "parameters"), "guide")
  return {
    path,
    title: words(property(meta, "title")) ?? "",
    guide: wordsOf(guide),
    stories: stories.map((name) => {
      const play = playOf(declared, declared.get(name))
      return {
        name,
        play: play !== undefined,
        course: play ? courseOf(declared, play) : [],
        tags: listOf(property(constants.get(name), "tags")),
      }
    }),
    assertions: countAssertions(source),
  }
}

/**
 * The plain words of a component's `Name.docs.tsx`, without running it.
 * @param {string} text
 */
export function readNotes(text) {
  const source = ts.createSourceFile(
    "notes.tsx",
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const [notes] = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name }) => name.getText() === "notes")
    .map(({ initializer }) => initializer && plain(initializer))
  const wordsAt = (/** @type {string[]} */ ...path) =>
    words(path.reduce((object, name) => property(object, name), notes)) ?? ""
  return {
    status: wordsAt("status"),
    since: wordsAt("since"),
    content: listOf(property(notes, "content")),
    do: wordsAt("do", "words"),
    dont: wordsAt("dont", "words"),
    anatomy: objectsOf(property(property(notes, "anatomy"), "parts")).map(wordsOf),
  }
}

/**
 * An expression without its type-only parts.
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function plain(expression) {
  const wrapped =
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  return wrapped ? plain(expression.expression) : expression
}

/** @param {ts.Expression | undefined} object @param {string} name @returns {ts.Expression | undefined} */
function property(object, name) {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const found = object.properties.find((one) => one.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? plain(found.initializer) : undefined
}

/** @param {ts.Expression | undefined} expression @returns {string | undefined} */
function words(expression) {
  if (!expression) return undefined
  if (ts.isStringLiteralLike(expression)) return expression.text
  // Long sentences are written as a sum of lines.
  if (!ts.isBinaryExpression(expression)) return undefined
  const left = words(expression.left)
  const right = words(expression.right)
  return left === undefined || right === undefined ? undefined : left + right
}

/** @param {ts.Expression | undefined} expression @returns {string[]} a list's plain words */
function listOf(expression) {
  if (!expression || !ts.isArrayLiteralExpression(expression)) return []
  return expression.elements.flatMap((one) => words(one) ?? [])
}

/** @param {ts.Expression | undefined} expression @returns {ts.Expression[]} what a list holds */
function objectsOf(expression) {
  return expression && ts.isArrayLiteralExpression(expression) ? [...expression.elements] : []
}

/** @param {ts.Expression | undefined} object @returns {Record<string, string>} */
function wordsOf(object) {
  if (!object || !ts.isObjectLiteralExpression(object)) return {}
  const entries = object.properties.map((one) => {
    const name = one.name?.getText() ?? ""
    return [name, words(property(object, name)) ?? ""]
  })
  return Object.fromEntries(entries.filter(([, text]) => text !== ""))
}

/** @param {ts.Node} node @returns {number} */
function countAssertions(node) {
  let count = ts.isCallExpression(node) && node.expression.getText() === "expect" ? 1 : 0
  ts.forEachChild(node, (child) => {
    count += countAssertions(child)
  })
  return count
}
