// A step of onboarding: two looks to say yes or no to, and the way on once both are answered.
import { Button, CalibrationCard, StepperHeader } from "@stylin/ui"
import { useState } from "react"

const SAMPLES = [
  { id: "trench", title: "In a trench", text: "Over a knit." },
  { id: "blazer", title: "In a blazer", text: "Over a knit." },
]

export function Taste({ onDone }: { onDone: (answers: Record<string, boolean>) => void }) {
  const [answers, setAnswers] = useState<Record<string, boolean>>({})
  const left = SAMPLES.filter(({ id }) => answers[id] === undefined).length
  return (
    <main>
      <StepperHeader step={3} max={6} title="Your style" />
      <h1>Would you wear it?</h1>
      {SAMPLES.map(({ id, title, text }) => (
        <CalibrationCard
          key={id}
          title={title}
          description={text}
          photo={`/samples/${id}.webp`}
          headingLevel={2}
          eager
          value={answers[id] ?? null}
          onChange={({ value }) => setAnswers({ ...answers, [id]: value })}
        />
      ))}
      <Button disabled={left > 0} onClick={() => onDone(answers)}>
        Go on
      </Button>
    </main>
  )
}
