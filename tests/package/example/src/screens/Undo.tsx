// What was deleted can be taken back: a message with a button, read out, which goes by itself.
import { Button, Snackbar } from "@stylin/ui"
import { useState } from "react"

export function Undo({ onUndo }: { onUndo: () => void }) {
  const [count, setCount] = useState(0)
  const [text, setText] = useState<string>()
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setCount(count + 1)
          setText("The linen shirt is deleted")
        }}
      >
        Delete
      </Button>
      <Snackbar
        text={text}
        tone="green"
        timeout={8000}
        messageId={count}
        action={{ label: "Undo", onClick: onUndo }}
        onDismiss={() => setText(undefined)}
      />
    </>
  )
}
