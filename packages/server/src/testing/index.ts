export { drawOutfit } from "../vision/testing/draw-outfit.ts"
export { keepShot } from "./photos.ts"
export { startTestServer, type TestServer } from "./test-server.ts"
export { unzip } from "./unzip.ts"
