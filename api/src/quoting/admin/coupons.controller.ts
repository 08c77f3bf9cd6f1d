import { Controller, Res } from '@nestjs/common';
import { type AdminCouponView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Clock,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { CouponIssuer } from './coupons-admin.service';
import { COUPON_COLUMNS, loadCoupon, listCoupons } from './coupons.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class CouponsAdminController {
  constructor(
    private readonly database: Database,
    private readonly issuer: CouponIssuer,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/coupons'], customerService)
  list(
    @Input() query: In<'admin/coupons'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCouponView[]> {
    const listing = parseListQuery(query, COUPON_COLUMNS, 'issuedAt');
    return sendPage(
      'coupons',
      listing,
      (part) => this.database.readFromReplica((reader) => listCoupons(reader, part, this.clock.now())),
      reply,
    );
  }

  @Endpoint(calls['admin/coupon'], customerService)
  get(@PathParams() { id }: { id: string }): Promise<AdminCouponView> {
    return loadCoupon(this.database.reader, id, this.clock.now());
  }

  @Endpoint(calls['admin/coupon-issue'], customerService)
  issue(
    @CurrentUser() caller: Caller,
    @Input() coupon: In<'admin/coupon-issue'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCouponView> {
    return this.issuer.issue(caller, coupon, idempotencyKey);
  }

  @Endpoint(calls['admin/coupon-revocation'], customerService)
  revoke(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCouponView> {
    return this.issuer.revoke(caller, id, idempotencyKey);
  }
}
