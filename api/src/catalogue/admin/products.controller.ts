import { Controller, Res } from '@nestjs/common';
import { calls, type AdminProductView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { details, forms, motifs, scenes } from '@shop/drawing';
import { ProductCopies } from '../products/product-copies.service';
import { ProductCreation } from '../products/product-creation.service';
import { ProductEditor } from '../products/product-editor.service';
import { StaffNames } from '../products/staff-names.service';
import { ProductVariants } from '../products/product-variants.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  StaffLocale,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  type Tx,
  parseListQuery,
} from '../../common/public';
import { listCategoryOptions, listPrinterTypeOptions } from './product-options.queries';
import { listProducts, PRODUCT_COLUMNS, loadProduct } from './products.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class ProductsAdminController {
  constructor(
    private readonly database: Database,
    private readonly editor: ProductEditor,
    private readonly creation: ProductCreation,
    private readonly copies: ProductCopies,
    private readonly variants: ProductVariants,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(calls['admin/products'], customerService)
  list(
    @Input() query: In<'admin/products'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/products'>> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, PRODUCT_COLUMNS, 'position');
    return sendPage(
      'products',
      listing,
      async (part) => {
        const names = this.names.products(language);
        const categories = this.names.codesByName('category', language);
        const { total, rows } = await this.database.readFromReplica((reader) =>
          listProducts(reader, part, language, names, categories),
        );
        return { total, rows: rows.map((row) => this.withName(row, language)) };
      },
      reply,
    );
  }

  @Endpoint(calls['admin/product'], customerService)
  get(@PathParams() { id }: { id: string }, @StaffLocale() language: string): Promise<AdminProductView> {
    return this.load(this.database.reader, id, language);
  }

  @Endpoint(calls['admin/product-options'], customerService)
  async options(@StaffLocale() language: string): Promise<Output<'admin/product-options'>> {
    const reader = this.database.reader;
    return {
      categories: await listCategoryOptions(reader, language),
      printerTypes: await listPrinterTypeOptions(reader, language, this.names.codesByName('printer-type', language)),
      forms: Object.keys(forms),
      scenes: [...scenes],
      details: [...details],
      motifs: [...motifs],
    };
  }

  @Endpoint(calls['admin/product-create'], customerService)
  create(
    @CurrentUser() caller: Caller,
    @Input() product: In<'admin/product-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/product-create'>> {
    return this.database.command(idempotencyKey, (tx) => this.creation.create(tx, caller, product));
  }

  @Endpoint(calls['admin/product-copy'], customerService)
  copy(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/product-copy'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminProductView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.copies.copy(tx, caller, id, input);
      return this.load(tx, input.sku, language);
    });
  }

  @Endpoint(calls['admin/product-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() edit: In<'admin/product-edit'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminProductView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.editor.edit(tx, caller, id, edit);
      return this.load(tx, id, language);
    });
  }

  @Endpoint(calls['admin/product-variant'], customerService)
  defineVariant(
    @CurrentUser() caller: Caller,
    @PathParams() { id, code }: { id: string; code: string },
    @Input() variant: In<'admin/product-variant'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/product-variant'>> {
    return this.database.command(idempotencyKey, (tx) => this.variants.define(tx, caller, id, code, variant));
  }

  private async load(tx: Tx, sku: string, language: string): Promise<AdminProductView> {
    return this.withName(await loadProduct(tx, sku, language), language);
  }

  /** Names in the languages of customers are as SQL read them, Chinese ones come from elsewhere. */
  private withName<T extends { id: string; name: string }>(product: T, language: string): T {
    return { ...product, name: this.names.productName(product.id, language, product.name) };
  }
}
