import { Controller, Res } from '@nestjs/common';
import { calls, type AdminProductView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { ProductEdits } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  InLanguage,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../kernel/public';
import { ranged, readListing } from './list-query';
import { listProducts, PRODUCT_COLUMNS, productOf } from './products.queries';

const service = only('customer_service');

@Controller()
export class StaffProductsController {
  constructor(
    private readonly database: Database,
    private readonly edits: ProductEdits,
  ) {}

  @Handles(calls['admin/products'], service)
  list(
    @Input() query: In<'admin/products'>,
    @InLanguage() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/products'>> {
    const listing = readListing({ sort: '["position","ASC"]', ...query }, PRODUCT_COLUMNS, 'position');
    return ranged('products', listing, listProducts(this.database.reader, listing, language), reply);
  }

  @Handles(calls['admin/product'], service)
  one(@PathParams() { id }: { id: string }, @InLanguage() language: string): Promise<AdminProductView> {
    return productOf(this.database.reader, id, language);
  }

  @Handles(calls['admin/product-edit'], service)
  edit(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() edit: In<'admin/product-edit'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminProductView> {
    return this.database.command(once, async (tx) => {
      await this.edits.edit(tx, caller, id, edit);
      return productOf(tx, id, language);
    });
  }
}
