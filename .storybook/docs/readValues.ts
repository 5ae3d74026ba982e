import ts from "typescript"
import {
  exportsOf,
  folderOf,
  type LibrarySource,
  lookUp,
  oneLine,
  sentenceOf,
  type ValueDeclaration,
} from "./librarySource.ts"

/** Something that a component's folder exports besides types. */
interface Value {
  /** How it is used: `<LookCardSkeleton>`, `useCamera(options: UseCameraOptions): Camera`. */
  code: string
  sentence: string
}

/** The component itself, then what its folder exports beside it. */
export function readValues(library: LibrarySource, name: string): Value[] {
  const { values } = exportsOf(library, name)
  return [name, ...values.filter((value) => value !== name)].map((value) => {
    const found = lookUp(library, "values", value, `${folderOf(name)}/index.ts`)
    if (!found) throw new Error(`${name} exports ${value}, which is not declared.`)
    return { code: codeOf(value, found), sentence: sentenceOf(found) }
  })
}

function codeOf(name: string, value: ValueDeclaration): string {
  if (ts.isVariableDeclaration(value)) {
    return value.initializer && /^[A-Z_]+$/.test(name)
      ? `${name} = ${oneLine(value.initializer)}`
      : name
  }
  if (/^[A-Z]/.test(name)) return `<${name}>`
  const parameters = value.parameters.map((one) =>
    // What a parameter takes apart is named in its type.
    ts.isIdentifier(one.name)
      ? oneLine(one)
      : `options: ${one.type ? oneLine(one.type) : "unknown"}`,
  )
  const types = value.typeParameters?.map(oneLine).join(", ")
  const answer = value.type ? `: ${oneLine(value.type)}` : ""
  return `${name}${types ? `<${types}>` : ""}(${parameters.join(", ")})${answer}`
}

/** The names of all icons. */
export function readIcons(library: LibrarySource): string[] {
  const index = library.get(`${folderOf("../icons")}/index.ts`)
  return [...(index?.statements ?? [])]
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => name.text)
    .sort()
}
