import type { Access } from './access';
import type { ApiRequest } from './endpoint';

/** Enforces the access that a handler declares. The module `auth` provides it, because it knows the sessions. */
export abstract class AccessGuard {
  /**
   * Stores the caller in the request's context.
   * @throws ApiError if the request has no access
   */
  abstract check(access: Access, request: ApiRequest): Promise<void>;
}
