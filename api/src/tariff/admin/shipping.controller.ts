import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminFeeView,
  type AdminShippingServiceView,
  type AdminShippingZoneView,
  type Input as In,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Database,
  Endpoint,
  Input,
  onlyStaff,
  PathParams,
  ApiError,
  type Listing,
  sendPage,
  parseListQuery,
} from '../../common/public';
import {
  listingById,
  FEE_COLUMNS,
  listFees,
  listServices,
  listZones,
  SERVICE_COLUMNS,
  firstRow,
  ZONE_COLUMNS,
} from './shipping.queries';

const customerService = onlyStaff('customer_service');
const accounting = onlyStaff('customer_service', 'accounting');
const ID = /^[\w:-]{1,64}$/;

/** Current shipping services, zones and fees. They change only through tariff drafts. */
@Controller()
export class ShippingTermsController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/shipping-services'], customerService)
  services(
    @Input() query: In<'admin/shipping-services'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingServiceView[]> {
    const listing = parseListQuery({ sort: ASCENDING, ...query }, SERVICE_COLUMNS, 'id');
    return sendPage('shipping-services', listing, listServices(this.database.reader, listing), reply);
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
    return sendPage('shipping-zones', listing, listZones(this.database.reader, listing), reply);
  }

  @Endpoint(calls['admin/shipping-zone'], customerService)
  zone(@PathParams() { id }: { id: string }): Promise<AdminShippingZoneView> {
    return firstRow(listZones(this.database.reader, parseId(id)));
  }

  @Endpoint(calls['admin/fees'], accounting)
  fees(@Input() query: In<'admin/fees'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminFeeView[]> {
    const listing = parseListQuery({ sort: ASCENDING, ...query }, FEE_COLUMNS, 'id');
    return sendPage('fees', listing, listFees(this.database.reader, listing), reply);
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
