import { Controller, Res } from '@nestjs/common';
import { type AdminProductCustomsView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  StaffLocale,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { CUSTOMS_COLUMNS } from '../product-customs.queries';
import { ProductCustoms } from '../product-customs.service';

const customerService = onlyStaff('customer_service');

/** HS codes of products. */
@Controller()
export class ProductCustomsController {
  constructor(
    private readonly database: Database,
    private readonly customs: ProductCustoms,
  ) {}

  @Endpoint(calls['admin/product-customs'], customerService)
  list(
    @Input() query: In<'admin/product-customs'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProductCustomsView[]> {
    const listing = parseListQuery({ sort: '["name","ASC"]', ...query }, CUSTOMS_COLUMNS, 'name');
    return sendPage('product-customs', listing, (part) => this.customs.list(part, language), reply);
  }

  @Endpoint(calls['admin/product-customs-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { sku }: { sku: string },
    @Input() input: In<'admin/product-customs-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: string,
  ): Promise<AdminProductCustomsView> {
    return this.database.command(idempotencyKey, (tx) => this.customs.edit(tx, caller, sku, input, language));
  }
}
