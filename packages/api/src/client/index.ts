export {
  type CallArguments,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from "./client.ts"
export { ApiError, type ApiErrorCode, messageOf } from "./error.ts"
export { randomKey } from "./random-key.ts"
export type { Delay, RetryPolicy } from "./retry.ts"
export type { UploadProgress } from "./upload.ts"
