import type { CameraProblem } from "./openCamera.ts"

export interface CameraWords {
  /** Names the picture of what the camera sees. */
  preview: string
  /** On the button that opens the camera. */
  start: string
  /** Shown until the camera is open. */
  starting: string
  /** Names the button that takes a picture. */
  shutter: string
  /** Names the button that changes between front and back. */
  switchFacing: string
  /** On the button that opens the camera again after a problem. */
  tryAgain: string
  /** Read to screen readers after a picture has been taken. */
  taken: string
  /** Shown if the browser made no picture. */
  notTaken: string
  /** A title for each problem, and a sentence that says what to do. */
  problems: Readonly<Record<CameraProblem, { title: string; text: string }>>
}

export const CAMERA_WORDS: CameraWords = {
  preview: "What the camera sees",
  start: "Start the camera",
  starting: "Starting the camera",
  shutter: "Take photo",
  switchFacing: "Switch camera",
  tryAgain: "Try again",
  taken: "Photo taken",
  notTaken: "That photo did not come out. Please take it again.",
  problems: {
    denied: {
      title: "The camera is not allowed",
      text: "Allow it for this page in your browser's settings and try again, or upload a photo.",
    },
    "no-camera": {
      title: "No camera was found",
      text: "Connect one and try again, or upload a photo.",
    },
    insecure: {
      title: "The camera needs a secure page",
      text: "Browsers open it only on addresses that begin with https. You can upload a photo.",
    },
    busy: {
      title: "The camera is in use",
      text: "Close the other app or tab that has it and try again, or upload a photo.",
    },
    failed: {
      title: "The camera stopped",
      text: "Try again, or upload a photo.",
    },
  },
}
