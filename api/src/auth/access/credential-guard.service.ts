import { Injectable } from '@nestjs/common';
import { type Access, AccessGuard, ApiError, type ApiRequest, Clock, SiteSettings } from '../../common/public';
import { Authenticator } from './authenticator.service';
import { authorize } from './authorize';
import { isSigned } from './check-value';

type SignableRequest = ApiRequest & { rawBody?: Buffer };

/** Checks the credentials of every request to a handler. */
@Injectable()
export class CredentialGuard extends AccessGuard {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async check(access: Access, request: SignableRequest): Promise<void> {
    if (access.kind === 'verified-by') return;
    if (access.kind === 'signed' && !this.isSigned(request)) throw new ApiError('bad_check_value');
    const allowExpired = access.kind === 'session-renewal';
    const { credential, caller } = await this.authenticator.authenticate(request.headers.authorization, allowExpired);
    const error = authorize(access, credential);
    if (error) throw new ApiError(error);
    request.context.caller = caller && { ...caller, address: request.context.clientIp };
  }

  private isSigned({ headers, method, url, rawBody }: SignableRequest): boolean {
    const request = { timestamp: headers['x-timestamp'], check: headers['x-check'], method, path: url, body: rawBody };
    return isSigned(this.settings.siteKey, request, this.clock.now());
  }
}
