import { Button, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { goBack, navigate } from "../router/history.ts"

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[16]};
  min-height: 70dvh;
  padding: ${space[32]} ${space[24]};
  text-align: center;

  p {
    color: ${colour.muted};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[12]};
    margin-top: ${space[16]};
  }
`

/** A dead end with two ways out. */
export function NotFoundView({ title, text }: { title: string; text: string }) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <Button variant="secondary" onClick={() => goBack("/")}>
          Back
        </Button>
        <Button onClick={() => navigate("/")}>Home</Button>
      </div>
    </Root>
  )
}
