import { Controller, Req, Res } from '@nestjs/common';
import { calls, type AdminOrderView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  InLanguage,
  Input,
  PathParams,
  type ShopRequest,
  staff,
} from '../kernel/public';
import { ranged, readListing } from './list-query';
import { listOrders, ORDER_COLUMNS } from './orders.queries';
import { StaffOrders } from './orders.service';

@Controller()
export class StaffOrdersController {
  constructor(
    private readonly database: Database,
    private readonly orders: StaffOrders,
  ) {}

  @Handles(calls['admin/orders'], staff)
  list(
    @Input() query: In<'admin/orders'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/orders'>> {
    const listing = readListing(query, ORDER_COLUMNS, 'date');
    return ranged('orders', listing, listOrders(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/order'], staff)
  one(
    @Asking() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @InLanguage() language: string,
  ): Promise<AdminOrderView> {
    return this.orders.one(caller, orderId, language);
  }

  @Handles(calls['admin/order-events'], staff)
  post(
    @Asking() caller: Caller,
    @Req() request: ShopRequest,
    @PathParams() { orderId }: { orderId: string },
  ): Promise<AdminOrderView> {
    return this.orders.post(caller, request, orderId);
  }
}
