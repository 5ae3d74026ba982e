import { applyTagMove, Button, LookCard, type TagColumn, TagColumns } from "@stylin/ui"
import { HeartIcon } from "@stylin/ui/icons"
import { Modal, type ModalProps } from "@stylin/ui/Modal"
import { GlobalStyle } from "@stylin/ui/styles"
import { colour, space } from "@stylin/ui/tokens"
import { useState } from "react"
import { styled } from "styled-components"

const Page = styled.main`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  color: ${colour.ink};
`

const COLUMNS: readonly TagColumn[] = [
  { id: "love", title: "I love", tags: ["Linen", "Pleats"] },
  { id: "avoid", title: "I avoid", tags: [] },
]

/** Parts of the library that are easy and hard to build: styles, a dialog, a picture, dragging. */
export function App() {
  const [open, setOpen] = useState(false)
  const [favourite, setFavourite] = useState(false)
  const [columns, setColumns] = useState(COLUMNS)
  const close: ModalProps["onClose"] = () => setOpen(false)
  return (
    <Page>
      <GlobalStyle />
      <h1>A look for Friday</h1>
      <LookCard
        photo="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        photoAlt="A trench coat over a knit"
        title="Trench"
        favourite={favourite}
        onFavouriteChange={(next) => setFavourite(next.favourite)}
      />
      <TagColumns columns={columns} onMove={(move) => setColumns(applyTagMove(columns, move))} />
      <Button icon={<HeartIcon />} onClick={() => setOpen(true)}>
        Keep it
      </Button>
      <Modal open={open} title="Kept" onClose={close}>
        <p>You find it among your favourites.</p>
      </Modal>
    </Page>
  )
}
