"use client"
import { StylinProvider, type StylinWordsChoice } from "@stylin/ui/provider"
import NextImage from "next/image"
import NextLink from "next/link"
import type { ReactNode } from "react"

const WORDS: StylinWordsChoice = {
  LookCard: {
    favourite: ({ title }) => `${title} merken`,
    open: ({ title }) => `${title} öffnen`,
    reasons: "Warum dieser Look",
  },
  ItemCard: { owned: "Ihr Teil" },
}

export const Providers = ({ children }: { children: ReactNode }) => (
  <StylinProvider locale="de-DE" currency="EUR" words={WORDS} link={NextLink} image={NextImage}>
    {children}
  </StylinProvider>
)
