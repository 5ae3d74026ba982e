export { claimingJpeg, claimingPng } from "../vision/testing/claims.ts"
export { drawOutfit } from "../vision/testing/draw-outfit.ts"
export { startBucket } from "./bucket.ts"
export { clientOf, patientClient } from "./client.ts"
export { BARE_ENVIRONMENT } from "./environment.ts"
export { noteKeys } from "./noted-objects.ts"
export { OpenIdBrowser } from "./open-id-browser.ts"
export { type OpenIdProvider, startOpenIdProvider } from "./open-id-provider.ts"
export {
  type AskedOfDevice,
  PASSKEY_HOST,
  PASSKEY_ORIGIN,
  PASSKEY_PASSWORD,
  PasskeyBrowser,
} from "./passkey-browser.ts"
export { createPasskeyDevice, type PasskeyDevice } from "./passkey-device.ts"
export { keepShot } from "./photos.ts"
export { findPostgres, startPostgres } from "./postgres.ts"
export { rememberReadings } from "./remembered-readings.ts"
export { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts"
export { copySqlite, onServer } from "./templates.ts"
export { startTestServer, type TestServer } from "./test-server.ts"
export { unzip } from "./unzip.ts"
export { RAINY, startWeatherStub, type WeatherStub } from "./weather-stub.ts"
