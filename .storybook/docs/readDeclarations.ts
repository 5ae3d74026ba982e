import ts from "typescript"
import {
  exportsOf,
  folderOf,
  type LibrarySource,
  lookUp,
  oneLine,
  sentenceOf,
  type TypeDeclaration,
} from "./librarySource.ts"

interface Member {
  name: string
  type: string
  optional: boolean
  /** What it is if it is left out, as it is written. */
  otherwise: string | undefined
  sentence: string
}

/** An element of the page whose React props are taken too, without some. */
interface Element {
  tag: string
  without: readonly string[]
}

/** A type that a component's users meet, as they see it. */
export interface Declaration {
  name: string
  sentence: string
  /** A type that is no object, as it is written; a list of words as the words. */
  is: string | undefined
  /** All members, inherited ones included. */
  members: readonly Member[]
  elements: readonly Element[]
}

interface Shape {
  members: readonly ts.PropertySignature[]
  elements: readonly Element[]
}

/** The types that a component's folder exports, its props first, and then all that these name. */
export function readDeclarations(library: LibrarySource, name: string): Declaration[] {
  const isProps = (type: string) => type.endsWith("Props")
  const { types } = exportsOf(library, name)
  const found = new Set(
    [...types.filter(isProps), ...types.filter((type) => !isProps(type))].flatMap(
      (type) => lookUp(library, "types", type, `${folderOf(name)}/index.ts`) ?? [],
    ),
  )
  // A set also goes through what is added to it on the way.
  for (const declaration of found) {
    const { members } = shapeOf(library, declaration)
    for (const node of members.length > 0 ? members : [declaration]) {
      for (const type of typesIn(library, node)) found.add(type)
    }
  }
  return [...found].map((declaration) => declarationOf(library, declaration))
}

function declarationOf(library: LibrarySource, node: TypeDeclaration): Declaration {
  const name = node.name.text
  const shape = shapeOf(library, node)
  const isObject = shape.members.length + shape.elements.length > 0
  const list = ts.isTypeAliasDeclaration(node) ? listIn(library, node.type) : undefined
  const defaults = defaultsOf(library, name, node.getSourceFile().fileName)
  return {
    name,
    sentence: [sentenceOf(node), list?.sentence ?? ""].filter((text) => text !== "").join(" "),
    is: isObject || ts.isInterfaceDeclaration(node) ? undefined : (list?.is ?? oneLine(node.type)),
    members: shape.members.map((member) => ({
      name: member.name.getText(),
      type: typeOf(member),
      optional: member.questionToken !== undefined,
      otherwise: defaults.get(member.name.getText()),
      sentence: sentenceOf(member),
    })),
    elements: shape.elements,
  }
}

/** A member's type: that one which may be left out may be undefined is said once, for all. */
function typeOf({ type, questionToken }: ts.PropertySignature): string {
  const text = type ? oneLine(type) : "unknown"
  return questionToken ? text.replace(/ \| undefined$/, "") : text
}

/** The words of `(typeof WORDS)[number]`, and what is said about them. */
function listIn(library: LibrarySource, type: ts.TypeNode) {
  const of = /^\(typeof (\w+)\)\[number\]$/.exec(type.getText())?.[1]
  if (of === undefined) return undefined
  const list = lookUp(library, "values", of, type.getSourceFile().fileName)
  const words = /^\[(.*?),? ?\] as const$/.exec(
    list && "initializer" in list && list.initializer ? oneLine(list.initializer) : "",
  )?.[1]
  if (!list || words === undefined) throw new Error(`${of} is no list of words.`)
  return { is: words.replaceAll(",", " |"), sentence: sentenceOf(list) }
}

/** What a component sets for props that are left out. */
function defaultsOf(library: LibrarySource, props: string, path: string) {
  const defaults = new Map<string, string>()
  for (const value of library.get(path)?.names.values.values() ?? []) {
    const [parameter] = ts.isFunctionDeclaration(value) ? value.parameters : []
    if (!parameter?.type?.getText().startsWith(props)) continue
    if (!ts.isObjectBindingPattern(parameter.name)) continue
    for (const { name, propertyName, initializer } of parameter.name.elements) {
      if (initializer) defaults.set((propertyName ?? name).getText(), oneLine(initializer))
    }
  }
  return defaults
}

function shapeOf(library: LibrarySource, node: TypeDeclaration): Shape {
  if (ts.isTypeAliasDeclaration(node)) return shapeIn(library, node.type)
  const own = node.members.filter(ts.isPropertySignature)
  const from = (node.heritageClauses ?? []).flatMap(({ types }) => types)
  return merged([{ members: own, elements: [] }, ...from.map((type) => shapeIn(library, type))])
}

/** The members of a type that is written as a name, or as a part of one. */
function shapeIn(library: LibrarySource, type: ts.TypeNode): Shape {
  const none: Shape = { members: [], elements: [] }
  if (ts.isTypeLiteralNode(type)) {
    return { members: type.members.filter(ts.isPropertySignature), elements: [] }
  }
  const name = nameOf(type)
  if (name === undefined || !("typeArguments" in type)) return none
  // Both kinds of node that have a name have these.
  const [of, keys] = (type.typeArguments as ts.NodeArray<ts.TypeNode> | undefined) ?? []
  if (name === "ComponentProps" && of) {
    return { members: [], elements: [{ tag: of.getText().replaceAll('"', ""), without: [] }] }
  }
  if ((name === "Omit" || name === "Pick") && of && keys) {
    const { members, elements } = shapeIn(library, of)
    const named = wordsOf(library, keys)
    const isNamed = (member: ts.PropertySignature) => named.includes(member.name.getText())
    return name === "Pick"
      ? { members: members.filter(isNamed), elements: [] }
      : {
          members: members.filter((member) => !isNamed(member)),
          elements: elements.map(({ tag, without }) => ({ tag, without: [...without, ...named] })),
        }
  }
  const found = lookUp(library, "types", name, type.getSourceFile().fileName)
  return found ? shapeOf(library, found) : none
}

/** The words of a union of them, through the names it gives to others. */
function wordsOf(library: LibrarySource, type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => wordsOf(library, one))
  if (ts.isLiteralTypeNode(type)) return [type.getText().replaceAll('"', "")]
  const found = lookUp(library, "types", nameOf(type) ?? "", type.getSourceFile().fileName)
  if (!found || !ts.isTypeAliasDeclaration(found))
    throw new Error(`${type.getText()} has no words.`)
  return wordsOf(library, found.type)
}

/** The library's types that a node names. */
function typesIn(library: LibrarySource, node: ts.Node): TypeDeclaration[] {
  const found: TypeDeclaration[] = []
  const visit = (child: ts.Node) => {
    if (ts.isTypeReferenceNode(child)) {
      const type = lookUp(
        library,
        "types",
        child.typeName.getText(),
        child.getSourceFile().fileName,
      )
      if (type) found.push(type)
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

function nameOf(type: ts.TypeNode): string | undefined {
  if (ts.isTypeReferenceNode(type)) return type.typeName.getText()
  if (ts.isExpressionWithTypeArguments(type)) return type.expression.getText()
  return undefined
}

/** Several shapes as one, in which the first to name a member has it. */
function merged(shapes: readonly Shape[]): Shape {
  const members = new Map<string, ts.PropertySignature>()
  for (const member of shapes.flatMap((shape) => shape.members)) {
    const name = member.name.getText()
    if (!members.has(name)) members.set(name, member)
  }
  return { members: [...members.values()], elements: shapes.flatMap(({ elements }) => elements) }
}
