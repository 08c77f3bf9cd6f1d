import { Controller, Req, Res } from '@nestjs/common';
import { calls, type AdminOrderView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Locale,
  Input,
  PathParams,
  type ApiRequest,
  staff,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { listOrders, ORDER_COLUMNS } from './orders.queries';
import { StaffOrders } from './orders.service';

@Controller()
export class StaffOrdersController {
  constructor(
    private readonly database: Database,
    private readonly orders: StaffOrders,
  ) {}

  @Endpoint(calls['admin/orders'], staff)
  list(
    @Input() query: In<'admin/orders'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/orders'>> {
    const listing = parseListQuery(query, ORDER_COLUMNS, 'date');
    return sendPage('orders', listing, listOrders(this.database.reader, listing), reply);
  }

  @Endpoint(calls['admin/order'], staff)
  one(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @Locale() language: string,
  ): Promise<AdminOrderView> {
    return this.orders.find(caller, orderId, language);
  }

  @Endpoint(calls['admin/order-events'], staff)
  post(
    @CurrentUser() caller: Caller,
    @Req() request: ApiRequest,
    @PathParams() { orderId }: { orderId: string },
  ): Promise<AdminOrderView> {
    return this.orders.post(caller, request, orderId);
  }
}
