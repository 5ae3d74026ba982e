"use client"
import { Button, LookCard, Modal } from "@stylin/ui"
import { useState } from "react"

/** What needs a browser: a heart, and a dialog. */
export function Keeping() {
  const [favourite, setFavourite] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <LookCard
        photo="/look.png"
        photoAlt="Ein Kleid"
        title="Abend"
        favourite={favourite}
        onFavouriteChange={(change) => setFavourite(change.favourite)}
      />
      <Button onClick={() => setOpen(true)}>Behalten</Button>
      <Modal open={open} title="Behalten" onClose={() => setOpen(false)}>
        Unter Ihren Favoriten.
      </Modal>
    </>
  )
}
