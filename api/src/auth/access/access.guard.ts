import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access, ApiError, type ApiRequest, Clock, SiteSettings } from '../../common/public';
import { Authenticator } from './authenticator.service';
import { authorize } from './authorize';
import { isSigned } from './check-value';

type SignableRequest = ApiRequest & { rawBody?: Buffer };

/** Enforces the access that each handler declares, and stores the caller in the request's context. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (!access) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access`);
    if (access.kind === 'verified-by') return true;
    const request = context.switchToHttp().getRequest<SignableRequest>();
    if (access.kind === 'signed' && !this.isSigned(request)) throw new ApiError('bad_check_value');
    const allowExpired = access.kind === 'session-renewal';
    const { credential, caller } = await this.authenticator.authenticate(request.headers.authorization, allowExpired);
    const error = authorize(access, credential);
    if (error) throw new ApiError(error);
    request.context.caller = caller && { ...caller, address: request.context.clientIp };
    return true;
  }

  private isSigned({ headers, method, url, rawBody }: SignableRequest): boolean {
    const request = { timestamp: headers['x-timestamp'], check: headers['x-check'], method, path: url, body: rawBody };
    return isSigned(this.settings.siteKey, request, this.clock.now());
  }
}
