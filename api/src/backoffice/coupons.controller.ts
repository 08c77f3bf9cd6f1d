import { Controller, Res } from '@nestjs/common';
import { type AdminCouponView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Clock,
  Database,
  Handles,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../kernel/public';
import { CouponIssuing } from './coupon-issuing.service';
import { COUPON_COLUMNS, couponOf, listCoupons } from './coupons.queries';
import { ranged, readListing } from './list-query';

const service = only('customer_service');

@Controller()
export class StaffCouponsController {
  constructor(
    private readonly database: Database,
    private readonly issuing: CouponIssuing,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['admin/coupons'], service)
  list(
    @Input() query: In<'admin/coupons'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCouponView[]> {
    const listing = readListing(query, COUPON_COLUMNS, 'issuedAt');
    return ranged('coupons', listing, listCoupons(this.database.reader, listing, this.clock.now()), reply);
  }

  @Handles(calls['admin/coupon'], service)
  one(@PathParams() { id }: { id: string }): Promise<AdminCouponView> {
    return couponOf(this.database.reader, id, this.clock.now());
  }

  @Handles(calls['admin/coupon-issue'], service)
  issue(
    @Asking() caller: Caller,
    @Input() coupon: In<'admin/coupon-issue'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminCouponView> {
    return this.issuing.issue(caller, coupon, once);
  }

  @Handles(calls['admin/coupon-revocation'], service)
  revoke(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @OnceOnly() once: Once | null,
  ): Promise<AdminCouponView> {
    return this.issuing.revoke(caller, id, once);
  }
}
