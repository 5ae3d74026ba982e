import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

/** A type that a component's folder exports, as its users see it. */
export interface Declaration {
  name: string
  /** What it extends, as it is written; empty for none. */
  from: string
  /** A type alias, as it is written; undefined for an interface. */
  is: string | undefined
  /** An interface's members, with their sentences. */
  members: { name: string; type: string; optional: boolean; sentence: string }[]
}

const INTERNAL = /\.(?:stories|test|docs)\.|(?:Root|Styles)\.tsx?$|\/story|\/sample/

/** The exported types of a component's folder, its props first. */
export function readDeclarations(folder: string): Declaration[] {
  const files = globSync("*.{ts,tsx}", { cwd: folder })
    .filter((file) => !INTERNAL.test(`/${file}`))
    .sort()
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8")
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    return source.statements.flatMap(declarationOf)
  })
  const isProps = ({ name }: Declaration) => name.endsWith("Props")
  return [...found.filter(isProps), ...found.filter((one) => !isProps(one))]
}

function declarationOf(node: ts.Statement): Declaration[] {
  const isAlias = ts.isTypeAliasDeclaration(node)
  if (!isAlias && !ts.isInterfaceDeclaration(node)) return []
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (isExported !== true) return []
  const name = node.name.text
  if (isAlias) return [{ name, from: "", is: oneLine(node.type), members: [] }]
  const from = node.heritageClauses?.flatMap(({ types }) => types.map(oneLine)).join(", ") ?? ""
  const members = node.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: member.type ? oneLine(member.type).replace(/ \| undefined$/, "") : "unknown",
    optional: member.questionToken !== undefined,
    sentence: sentenceOf(member),
  }))
  return [{ name, from, is: undefined, members }]
}

const oneLine = (node: ts.Node): string => node.getText().replace(/\s+/g, " ")

/** The member's JSDoc, a deprecation included. */
const sentenceOf = (member: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .flatMap((doc) => [
      ts.getTextOfJSDocComment(doc.comment) ?? "",
      ...(ts.isJSDoc(doc) ? (doc.tags ?? []) : []).map(
        ({ tagName, comment }) => `${tagName.text}: ${ts.getTextOfJSDocComment(comment) ?? ""}`,
      ),
    ])
    .filter((text) => text !== "")
    .join(" ")
    .replace(/\s+/g, " ")
