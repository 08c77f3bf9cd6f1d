export { adminRoutes } from './admin-routes';
export {
  createApiClient,
  createIdempotencyKey,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type Files,
  type Page,
  type RequestOptions,
  type UploadOptions,
} from './api-client';
export {
  fieldError,
  formError,
  noResponse,
  parseResponse,
  type ApiError,
  type ClientErrorCode,
  type FieldError,
  type Result,
} from './api-error';
export { buildPath, toQueryStrings, type Method, type Route, type RouteTable } from './routes';
export { saveFile } from './save-file';
export { readEvents } from './server-sent-events';
export type { ServerClock } from './server-clock';
export type { SessionManager } from './session';
export { isExpired, type Session } from './session-rules';
export { shopRoutes } from './shop-routes';
export { browserStorage, memoryStorage, type ClientStorage } from './storage';
export type { Failure, JsonResponse } from './transport';
