/** What the head of a flow says by itself. */
export interface StepperHeaderWords {
  /** Says how far she has come. */
  step: (place: { step: number; max: number }) => string
}

export const STEPPER_HEADER_WORDS: StepperHeaderWords = {
  step: ({ step, max }) => `Step ${step} of ${max}`,
}
