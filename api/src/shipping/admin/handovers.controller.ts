import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  Clock,
  CurrentUser,
  Database,
  dayFilter,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  type Listing,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendAttachment,
  sendPage,
  textFilter,
  type Tx,
} from '../../common/public';
import {
  HANDOVER_COLUMNS,
  HANDOVER_LIST_COLUMNS,
  type HandoverListRow,
  listHandoverLists,
  listHandoverShipments,
} from '../handovers.queries';
import { Handovers, toHandoverView } from '../handovers.service';

const readers = onlyStaff('customer_service', 'factory', 'isc_facility');
const workers = onlyStaff('factory', 'isc_facility');

/** What leaves with which carrier. */
@Controller()
export class HandoversController {
  constructor(
    private readonly database: Database,
    private readonly handovers: Handovers,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/handover-shipments'], readers)
  shipments(
    @Input() query: In<'admin/handover-shipments'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/handover-shipments'>> {
    const listing = parseListQuery({ sort: '["shippedAt","ASC"]', ...query }, HANDOVER_COLUMNS, 'shippedAt');
    const filter = { carrier: textFilter(listing.filter, 'carrier'), day: dayFilter(listing.filter, 'day') };
    const read = async (part: Listing) => {
      const find = (reader: Tx) => listHandoverShipments(reader, filter, part);
      const { total, rows } = await this.database.readFromReplica(find);
      return { total, rows: rows.map(toHandoverView) };
    };
    return sendPage('handover-shipments', listing, read, reply);
  }

  @Endpoint(calls['admin/handover-lists'], readers)
  lists(
    @Input() query: In<'admin/handover-lists'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/handover-lists'>> {
    const listing = parseListQuery(query, HANDOVER_LIST_COLUMNS, 'day');
    const [day, now] = [dayFilter(listing.filter, 'day'), this.clock.now()];
    const read = async (part: Listing) => {
      const find = (reader: Tx) => listHandoverLists(reader, day, now, part);
      const { total, rows } = await this.database.readFromReplica(find);
      return { total, rows: rows.map(toListView) };
    };
    return sendPage('handover-lists', listing, read, reply);
  }

  @Endpoint(calls['admin/handover-list'], readers)
  async print(
    @PathParams() { day }: { day: string },
    @Input() { carrier }: In<'admin/handover-list'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.handovers.print(carrier, day));
  }

  @Endpoint(calls['admin/handover'], workers)
  handOver(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/handover'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/handover'>> {
    return this.handovers.handOver(caller, input, idempotencyKey);
  }

  @Endpoint(calls['admin/handover-undo'], workers)
  undo(
    @CurrentUser() caller: Caller,
    @PathParams() { shipmentId }: { shipmentId: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/handover-undo'>> {
    return this.handovers.undo(caller, shipmentId.toLowerCase(), idempotencyKey);
  }
}

const toListView = (row: HandoverListRow) => ({ id: `${row.day} ${row.agent}`, ...row });
