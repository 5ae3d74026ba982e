import { type Classifier, loadClassifier } from "./classifier.ts"
import { loadParser, type Parser } from "./parser.ts"
import { loadSegmenter, type Segmenter } from "./segmenter.ts"

/** The networks that photos of garments, alone and worn, are read with. */
export interface Models {
  readonly classifier: Classifier
  readonly segmenter: Segmenter
  readonly parser: Parser
}

export async function loadModels(): Promise<Models> {
  const [classifier, segmenter, parser] = await Promise.all([
    loadClassifier(),
    loadSegmenter(),
    loadParser(),
  ])
  return { classifier, segmenter, parser }
}
