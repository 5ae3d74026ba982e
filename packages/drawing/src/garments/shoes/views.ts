import { bikerBoots, bikerBootsSide } from "./biker-boots.ts"
import { comfortShoes, comfortShoesSide } from "./comfort-shoes.ts"
import { footbedSandals, footbedSandalsSide } from "./footbed-sandals.ts"
import { highTops, highTopsSide } from "./high-top.ts"
import { hikingBoots, hikingBootsSide } from "./hiking-boots.ts"
import { plimsolls, plimsollsSide } from "./plimsolls.ts"
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
import { slides, slidesSide } from "./slides.ts"
import { slipOns, slipOnsSide } from "./slip-ons.ts"
import { slippers, slippersSide } from "./slippers.ts"
import type { ShoeKind, ShoeSpec } from "./spec.ts"
import { walkingSandals, walkingSandalsSide } from "./walking-sandals.ts"
import { ankleBoots, chelseaBoots, kneeBoots, laceUpBoots, wellies } from "./worn-boots.ts"
import { brogues, flats, heels, loafers, maryJanes, mules } from "./worn-low.ts"
import { espadrilles, sandals } from "./worn-open.ts"
import type { Worn } from "./worn-parts.ts"
import { runners } from "./worn-runner.ts"
import { trainers } from "./worn-trainers.ts"

/** How a kind of shoe is drawn: on a foot, and from the side as a shop pictures it. */
interface Views {
  readonly worn: (worn: Worn) => string
  readonly side: (side: Side) => string
}

/** Which of the trainers these are. */
const trainerOf = <T>(
  { runner, highTop, slipOn, plimsoll }: ShoeSpec,
  of: {
    readonly highTops: T
    readonly runners: T
    readonly slipOns: T
    readonly plimsolls: T
    readonly trainers: T
  },
): T => {
  if (highTop) return of.highTops
  if (runner) return of.runners
  return slipOn ? of.slipOns : plimsoll ? of.plimsolls : of.trainers
}

/** Which boots these are. */
const bootOf = <T>(
  { hiking, biker, capped }: ShoeSpec,
  of: { readonly hiking: T; readonly biker: T; readonly capped: T; readonly usual: T },
): T => (hiking ? of.hiking : biker ? of.biker : capped ? of.capped : of.usual)

/** Which of the sandals these are. */
const sandalOf = <T>(
  { walking, footbed, slide }: ShoeSpec,
  of: {
    readonly walkingSandals: T
    readonly footbedSandals: T
    readonly slides: T
    readonly sandals: T
  },
): T => {
  if (walking) return of.walkingSandals
  return footbed ? of.footbedSandals : slide ? of.slides : of.sandals
}

export const VIEWS: Readonly<Record<ShoeKind, Views>> = {
  trainers: {
    worn: (worn) => trainerOf(worn.spec, { highTops, runners, slipOns, plimsolls, trainers })(worn),
    side: (side) =>
      trainerOf(side.spec, {
        highTops: highTopsSide,
        runners: runnersSide,
        slipOns: slipOnsSide,
        plimsolls: plimsollsSide,
        trainers: trainersSide,
      })(side),
  },
  ankle_boots: {
    worn: (worn) =>
      bootOf(worn.spec, {
        hiking: hikingBoots,
        biker: bikerBoots,
        capped: laceUpBoots,
        usual: ankleBoots,
      })(worn),
    side: (side) =>
      bootOf(side.spec, {
        hiking: hikingBootsSide,
        biker: bikerBootsSide,
        capped: laceUpBootsSide,
        usual: ankleBootsSide,
      })(side),
  },
  chelsea_boots: { worn: chelseaBoots, side: chelseaBootsSide },
  lace_up_boots: {
    worn: (worn) =>
      bootOf(worn.spec, {
        hiking: hikingBoots,
        biker: bikerBoots,
        capped: laceUpBoots,
        usual: laceUpBoots,
      })(worn),
    side: (side) =>
      bootOf(side.spec, {
        hiking: hikingBootsSide,
        biker: bikerBootsSide,
        capped: laceUpBootsSide,
        usual: laceUpBootsSide,
      })(side),
  },
  knee_boots: { worn: kneeBoots, side: kneeBootsSide },
  wellies: { worn: wellies, side: welliesSide },
  heels: { worn: heels, side: heelsSide },
  flats: {
    worn: (worn) => (worn.spec.slipper ? slippers : worn.spec.comfort ? comfortShoes : flats)(worn),
    side: (side) =>
      (side.spec.slipper ? slippersSide : side.spec.comfort ? comfortShoesSide : flatsSide)(side),
  },
  mary_janes: { worn: maryJanes, side: maryJanesSide },
  loafers: { worn: loafers, side: loafersSide },
  brogues: { worn: brogues, side: broguesSide },
  mules: {
    worn: (worn) =>
      (worn.spec.slipper ? slippers : worn.spec.footbed ? footbedSandals : mules)(worn),
    side: (side) =>
      (side.spec.slipper ? slippersSide : side.spec.footbed ? footbedSandalsSide : mulesSide)(side),
  },
  sandals: {
    worn: (worn) => sandalOf(worn.spec, { walkingSandals, footbedSandals, slides, sandals })(worn),
    side: (side) =>
      sandalOf(side.spec, {
        walkingSandals: walkingSandalsSide,
        footbedSandals: footbedSandalsSide,
        slides: slidesSide,
        sandals: sandalsSide,
      })(side),
  },
  espadrilles: { worn: espadrilles, side: espadrillesSide },
}
