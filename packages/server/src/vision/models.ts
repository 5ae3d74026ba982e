import { type Classifier, loadClassifier } from "./classifier.ts"
import { loadSegmenter, type Segmenter } from "./segmenter.ts"

/** The networks that photos of garments are read with. */
export interface Models {
  readonly classifier: Classifier
  readonly segmenter: Segmenter
}

export async function loadModels(): Promise<Models> {
  const [classifier, segmenter] = await Promise.all([loadClassifier(), loadSegmenter()])
  return { classifier, segmenter }
}
