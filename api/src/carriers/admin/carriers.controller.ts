import { Controller, Res } from '@nestjs/common';
import { type AdminCarrierView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { CARRIER_COLUMNS, listCarriers } from '../carriers.queries';
import { Carriers } from '../carriers.service';

const readers = onlyStaff('customer_service', 'factory', 'isc_facility');
const customerService = onlyStaff('customer_service');

/** Carriers of parcels. */
@Controller()
export class CarriersController {
  constructor(
    private readonly database: Database,
    private readonly carriers: Carriers,
  ) {}

  @Endpoint(calls['admin/carriers'], readers)
  list(
    @Input() query: In<'admin/carriers'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCarrierView[]> {
    const listing = parseListQuery({ sort: '["name","ASC"]', ...query }, CARRIER_COLUMNS, 'name');
    return sendPage(
      'carriers',
      listing,
      (part) => this.database.readFromReplica((reader) => listCarriers(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/carrier-create'], customerService)
  create(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/carrier-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCarrierView> {
    return this.database.command(idempotencyKey, (tx) => this.carriers.create(tx, caller, input));
  }

  @Endpoint(calls['admin/carrier-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { code }: { code: string },
    @Input() input: In<'admin/carrier-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCarrierView> {
    return this.database.command(idempotencyKey, (tx) => this.carriers.edit(tx, caller, code, input));
  }
}
