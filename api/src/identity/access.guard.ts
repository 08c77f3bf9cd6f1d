import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access, Clock, Refusal, type ShopRequest, SiteSettings } from '../kernel/public';
import { Callers } from './callers.queries';
import { isSigned } from './check-value';
import { decide } from './decide';

/** Stands before every handler and holds it to the access it declares; leaves the caller on the request. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (!access) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access`);
    if (access.kind === 'verified-by') return true;
    const request = context.switchToHttp().getRequest<ShopRequest & { rawBody?: Buffer }>();
    if (access.kind === 'signed' && !this.isSigned(request)) throw new Refusal('bad_check_value');
    const { credential, caller } = await this.callers.presentedBy(request.headers.authorization);
    const refusal = decide(access, credential);
    if (refusal) throw new Refusal(refusal);
    request.asked.caller = caller && { ...caller, address: request.asked.address };
    return true;
  }

  private isSigned({ headers, method, url, rawBody }: ShopRequest & { rawBody?: Buffer }): boolean {
    const request = { timestamp: headers['x-timestamp'], check: headers['x-check'], method, path: url, body: rawBody };
    return isSigned(this.settings.siteKey, request, this.clock.now());
  }
}
