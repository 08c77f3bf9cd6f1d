import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminFeeView,
  type AdminShippingMethodView,
  type AdminShippingServiceView,
  type AdminShippingZoneView,
  type Input as In,
} from '@shop/contract';
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
  PathParams,
  ApiError,
  type Listing,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { ShippingMethods } from '../shipping-methods.service';
import {
  listingById,
  FEE_COLUMNS,
  listFees,
  listMethods,
  listServices,
  listZones,
  SERVICE_COLUMNS,
  firstRow,
  METHOD_COLUMNS,
  ZONE_COLUMNS,
} from './shipping.queries';

const customerService = onlyStaff('customer_service');
const accounting = onlyStaff('customer_service', 'accounting');
const ID = /^[\w:-]{1,64}$/;

/** Shipping methods, and the current shipping services, zones and fees, which change only through tariff drafts. */
@Controller()
export class ShippingTermsController {
  constructor(
    private readonly database: Database,
    private readonly methods: ShippingMethods,
  ) {}

  @Endpoint(calls['admin/shipping-services'], customerService)
  services(
    @Input() query: In<'admin/shipping-services'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingServiceView[]> {
    const listing = parseListQuery({ sort: ASCENDING, ...query }, SERVICE_COLUMNS, 'id');
    return sendPage(
      'shipping-services',
      listing,
      (part) => this.database.readFromReplica((reader) => listServices(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/shipping-service'], customerService)
  service(@PathParams() { id }: { id: string }): Promise<AdminShippingServiceView> {
    return firstRow(listServices(this.database.reader, parseId(id)));
  }

  @Endpoint(calls['admin/shipping-zones'], customerService)
  zones(
    @Input() query: In<'admin/shipping-zones'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingZoneView[]> {
    const listing = parseListQuery({ sort: ASCENDING, ...query }, ZONE_COLUMNS, 'id');
    return sendPage(
      'shipping-zones',
      listing,
      (part) => this.database.readFromReplica((reader) => listZones(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/shipping-zone'], customerService)
  zone(@PathParams() { id }: { id: string }): Promise<AdminShippingZoneView> {
    return firstRow(listZones(this.database.reader, parseId(id)));
  }

  @Endpoint(calls['admin/shipping-methods'], customerService)
  listMethods(
    @Input() query: In<'admin/shipping-methods'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingMethodView[]> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, METHOD_COLUMNS, 'position');
    return sendPage(
      'shipping-methods',
      listing,
      (part) => this.database.readFromReplica((reader) => listMethods(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/shipping-method'], customerService)
  getMethod(@PathParams() { id }: { id: string }): Promise<AdminShippingMethodView> {
    return firstRow(listMethods(this.database.reader, parseId(id)));
  }

  @Endpoint(calls['admin/shipping-method-create'], customerService)
  createMethod(
    @CurrentUser() caller: Caller,
    @Input() method: In<'admin/shipping-method-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminShippingMethodView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.methods.create(tx, caller, method);
      return firstRow(listMethods(tx, parseId(method.id)));
    });
  }

  @Endpoint(calls['admin/shipping-method-edit'], customerService)
  editMethod(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() days: In<'admin/shipping-method-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminShippingMethodView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.methods.edit(tx, caller, id, days);
      return firstRow(listMethods(tx, parseId(id)));
    });
  }

  @Endpoint(calls['admin/fees'], accounting)
  fees(@Input() query: In<'admin/fees'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminFeeView[]> {
    const listing = parseListQuery({ sort: ASCENDING, ...query }, FEE_COLUMNS, 'id');
    return sendPage(
      'fees',
      listing,
      (part) => this.database.readFromReplica((reader) => listFees(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/fee'], accounting)
  fee(@PathParams() { id }: { id: string }): Promise<AdminFeeView> {
    return firstRow(listFees(this.database.reader, parseId(id)));
  }
}

const ASCENDING = '["id","ASC"]';

/** @throws ApiError `resource_not_found` for an id of the wrong form */
function parseId(id: string): Listing {
  if (!ID.test(id)) throw new ApiError('resource_not_found');
  return listingById(id);
}
