import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminFeeView,
  type AdminShippingServiceView,
  type AdminShippingZoneView,
  type Input as In,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Handles, Input, only, PathParams, Refusal } from '../kernel/public';
import { type Listing, ranged, readListing } from './list-query';
import {
  byId,
  FEE_COLUMNS,
  listFees,
  listServices,
  listZones,
  SERVICE_COLUMNS,
  the,
  ZONE_COLUMNS,
} from './shipping-terms.queries';

const service = only('customer_service');
const accounting = only('customer_service', 'accounting');
const ID = /^[\w:-]{1,64}$/;

/** What shipping and payment cost now; changed by drafts of the tariff alone. */
@Controller()
export class ShippingTermsController {
  constructor(private readonly database: Database) {}

  @Handles(calls['admin/shipping-services'], service)
  services(
    @Input() query: In<'admin/shipping-services'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingServiceView[]> {
    const listing = readListing({ sort: ASCENDING, ...query }, SERVICE_COLUMNS, 'id');
    return ranged('shipping-services', listing, listServices(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/shipping-service'], service)
  service(@PathParams() { id }: { id: string }): Promise<AdminShippingServiceView> {
    return the(listServices(this.database.reader, known(id)));
  }

  @Handles(calls['admin/shipping-zones'], service)
  zones(
    @Input() query: In<'admin/shipping-zones'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminShippingZoneView[]> {
    const listing = readListing({ sort: ASCENDING, ...query }, ZONE_COLUMNS, 'id');
    return ranged('shipping-zones', listing, listZones(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/shipping-zone'], service)
  zone(@PathParams() { id }: { id: string }): Promise<AdminShippingZoneView> {
    return the(listZones(this.database.reader, known(id)));
  }

  @Handles(calls['admin/fees'], accounting)
  fees(@Input() query: In<'admin/fees'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminFeeView[]> {
    const listing = readListing({ sort: ASCENDING, ...query }, FEE_COLUMNS, 'id');
    return ranged('fees', listing, listFees(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/fee'], accounting)
  fee(@PathParams() { id }: { id: string }): Promise<AdminFeeView> {
    return the(listFees(this.database.reader, known(id)));
  }
}

const ASCENDING = '["id","ASC"]';

/** Refuses `resource_not_found` for what can be no id. */
function known(id: string): Listing {
  if (!ID.test(id)) throw new Refusal('resource_not_found');
  return byId(id);
}
