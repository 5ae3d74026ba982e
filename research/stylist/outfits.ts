import { readFile } from "node:fs/promises"

/** A question: which of the answers completes the outfit. */
export interface Question {
  readonly outfit: readonly string[]
  readonly answers: readonly string[]
  readonly correct: number
  /** The part of an outfit that all answers belong to. */
  readonly place: string
}

/** An outfit, and whether people put it together. */
export interface Labelled {
  readonly outfit: readonly string[]
  readonly compatible: boolean
}

interface Titled {
  readonly title: string
}

interface Line {
  readonly outfit: readonly Titled[]
  readonly answers?: readonly Titled[]
  readonly correct?: number
  readonly slot?: string
  readonly compatible?: boolean
}

/** The lines of a file of outfits, in their order. */
export async function readQuestions(path: string): Promise<Question[]> {
  return (await readLines(path)).map(({ outfit, answers, correct, slot = "" }, index) => {
    if (!answers || correct === undefined || !answers[correct]) {
      throw new Error(`Line ${index + 1} of ${path} is no question with a correct answer.`)
    }
    return { outfit: titles(outfit), answers: titles(answers), correct, place: slot }
  })
}

export async function readLabelled(path: string): Promise<Labelled[]> {
  return (await readLines(path)).map(({ outfit, compatible }, index) => {
    if (compatible === undefined) {
      throw new Error(`Line ${index + 1} of ${path} does not say whether it is compatible.`)
    }
    return { outfit: titles(outfit), compatible }
  })
}

async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, "utf8")
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): Line => JSON.parse(line))
}

function titles(garments: readonly Titled[]): string[] {
  return garments.map(({ title }) => title)
}
