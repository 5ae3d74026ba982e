import { bikerBoots, bikerBootsSide } from "./biker-boots.ts"
import { highTops, highTopsSide } from "./high-top.ts"
import { hikingBoots, hikingBootsSide } from "./hiking-boots.ts"
import {
  ankleBootsSide,
  chelseaBootsSide,
  kneeBootsSide,
  laceUpBootsSide,
  welliesSide,
} from "./side-boots.ts"
import { broguesSide, loafersSide, trainersSide } from "./side-low.ts"
import {
  espadrillesSide,
  flatsSide,
  heelsSide,
  maryJanesSide,
  mulesSide,
  sandalsSide,
} from "./side-open.ts"
import type { Side } from "./side-parts.ts"
import { runnersSide } from "./side-runner.ts"
import { slippers, slippersSide } from "./slippers.ts"
import type { ShoeKind, ShoeSpec } from "./spec.ts"
import { walkingSandals, walkingSandalsSide } from "./walking-sandals.ts"
import { ankleBoots, chelseaBoots, kneeBoots, laceUpBoots, wellies } from "./worn-boots.ts"
import { brogues, flats, heels, loafers, maryJanes, mules, trainers } from "./worn-low.ts"
import { espadrilles, sandals } from "./worn-open.ts"
import type { Worn } from "./worn-parts.ts"
import { runners } from "./worn-runner.ts"

/** How a kind of shoe is drawn: on a foot, and from the side as a shop pictures it. */
interface Views {
  readonly worn: (worn: Worn) => string
  readonly side: (side: Side) => string
}

/** Which of the trainers these are. */
const trainerOf = <T>(
  { runner, highTop }: ShoeSpec,
  of: { readonly highTops: T; readonly runners: T; readonly trainers: T },
): T => (highTop ? of.highTops : runner ? of.runners : of.trainers)

/** Which boots these are. */
const bootOf = <T>(
  { hiking, biker }: ShoeSpec,
  of: { readonly hiking: T; readonly biker: T; readonly usual: T },
): T => (hiking ? of.hiking : biker ? of.biker : of.usual)

export const VIEWS: Readonly<Record<ShoeKind, Views>> = {
  trainers: {
    worn: (worn) => trainerOf(worn.spec, { highTops, runners, trainers })(worn),
    side: (side) =>
      trainerOf(side.spec, {
        highTops: highTopsSide,
        runners: runnersSide,
        trainers: trainersSide,
      })(side),
  },
  ankle_boots: {
    worn: (worn) =>
      bootOf(worn.spec, { hiking: hikingBoots, biker: bikerBoots, usual: ankleBoots })(worn),
    side: (side) =>
      bootOf(side.spec, { hiking: hikingBootsSide, biker: bikerBootsSide, usual: ankleBootsSide })(
        side,
      ),
  },
  chelsea_boots: { worn: chelseaBoots, side: chelseaBootsSide },
  lace_up_boots: {
    worn: (worn) =>
      bootOf(worn.spec, { hiking: hikingBoots, biker: bikerBoots, usual: laceUpBoots })(worn),
    side: (side) =>
      bootOf(side.spec, { hiking: hikingBootsSide, biker: bikerBootsSide, usual: laceUpBootsSide })(
        side,
      ),
  },
  knee_boots: { worn: kneeBoots, side: kneeBootsSide },
  wellies: { worn: wellies, side: welliesSide },
  heels: { worn: heels, side: heelsSide },
  flats: {
    worn: (worn) => (worn.spec.slipper ? slippers : flats)(worn),
    side: (side) => (side.spec.slipper ? slippersSide : flatsSide)(side),
  },
  mary_janes: { worn: maryJanes, side: maryJanesSide },
  loafers: { worn: loafers, side: loafersSide },
  brogues: { worn: brogues, side: broguesSide },
  mules: {
    worn: (worn) => (worn.spec.slipper ? slippers : mules)(worn),
    side: (side) => (side.spec.slipper ? slippersSide : mulesSide)(side),
  },
  sandals: {
    worn: (worn) => (worn.spec.walking ? walkingSandals : sandals)(worn),
    side: (side) => (side.spec.walking ? walkingSandalsSide : sandalsSide)(side),
  },
  espadrilles: { worn: espadrilles, side: espadrillesSide },
}
