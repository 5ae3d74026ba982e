// Starting MSW differs between pages and Node, so that lives in `mocks/browser` and `mocks/node`.
export type { CallContext, UploadedFile } from "./calls/call.ts"
export { createHandlers, type HandlersOptions } from "./handlers.ts"
export { type MockPicture, readPicturePath } from "./pictures.ts"
export {
  createProvider,
  type Provider,
  type ProviderCalls,
  type ProviderInput,
  type ProviderOptions,
} from "./provider.ts"
export { createScript, type Script, type ScriptedFailure } from "./script.ts"
export type { Mocks, MocksOptions } from "./setup.ts"
