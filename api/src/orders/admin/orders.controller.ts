import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminOrderView,
  type Input as In,
  type OrderChangeView,
  type Output,
  type RoleName,
  type StaffLanguageCode,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CheckAccess,
  Clock,
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  PathParams,
  onlyStaff,
  staff,
  StaffLocale,
  type StreamedUpload,
  Upload,
  sendEventStream,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { lastLateReleaseDay } from '@shop/order-flow';
import { PROOF_UPLOAD } from '../../artwork/public';
import { BusinessCalendarCache } from '../../calendar/public';
import { listOrders, ORDER_COLUMNS, type OrderReader } from './orders.queries';
import { readOrders } from './read-orders';
import { OrderStreams } from './order-streams.service';
import { StaffOrders } from './orders.service';
import { ProofPinAnswers } from './proof-pin-answers.service';
import { ProofFields } from './proof-fields.dto';

@Controller()
export class StaffOrdersController {
  constructor(
    private readonly database: Database,
    private readonly orders: StaffOrders,
    private readonly pins: ProofPinAnswers,
    private readonly streams: OrderStreams,
    private readonly calendar: BusinessCalendarCache,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/orders'], staff)
  list(
    @CurrentUser() { role }: Caller,
    @Input() query: In<'admin/orders'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/orders'>> {
    const listing = parseListQuery(query, ORDER_COLUMNS, 'date');
    const orderReader = this.orderReader(role);
    return sendPage(
      'orders',
      listing,
      (part) => this.database.readFromReplica((reader) => listOrders(reader, part, orderReader)),
      reply,
      // Newest first, along an index: an export of a million orders reads each of them once.
      () => readOrders(this.database, listing, orderReader),
    );
  }

  @Endpoint(calls['admin/order'], staff)
  one(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminOrderView> {
    return this.orders.find(caller, orderId, language);
  }

  @Endpoint(calls['admin/order-changes'], staff)
  changes(
    @PathParams() { orderId }: { orderId: string },
    @Input() { seen }: In<'admin/order-changes'>,
  ): Promise<OrderChangeView[]> {
    return this.orders.listChanges(orderId, seen);
  }

  @Endpoint(calls['admin/order-stream'], staff)
  async stream(
    @CurrentUser() { accountId }: Caller,
    @PathParams() { orderId }: { orderId: string },
    @CheckAccess() checkAccess: () => Promise<void>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AsyncIterable<string>> {
    return sendEventStream(reply, await this.streams.open(orderId, { accountId, checkAccess }));
  }

  @Endpoint(calls['admin/order-events'], staff, { fields: ProofFields, files: PROOF_UPLOAD })
  post(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @Input() body: In<'admin/order-events'>,
    @Upload() proof: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminOrderView> {
    return this.orders.post(caller, orderId, { body, proof, idempotencyKey, language });
  }

  @Endpoint(calls['admin/proof-pin-answer'], onlyStaff('customer_service'))
  answerPin(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId, pinId }: { orderId: string; pinId: string },
    @Input() { answer }: In<'admin/proof-pin-answer'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminOrderView> {
    return this.pins.answer(caller, { orderId, pinId, answer }, { idempotencyKey, language });
  }

  private orderReader(role: RoleName): OrderReader {
    return { role, lateRelease: lastLateReleaseDay(this.clock.now(), this.calendar.current) };
  }
}
