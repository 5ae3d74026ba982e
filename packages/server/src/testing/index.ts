export { keepShot } from "./photos.ts"
export { startTestServer, type TestServer } from "./test-server.ts"
