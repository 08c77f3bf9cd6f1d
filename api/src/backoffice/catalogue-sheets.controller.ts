import { createHash } from 'node:crypto';
import { Controller, Req, Res } from '@nestjs/common';
import { calls, type CatalogueImportView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { CatalogueSheets, MOST_SHEET_BYTES } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Clock,
  Database,
  Handles,
  hashBody,
  InLanguage,
  type Once,
  OnceOnly,
  only,
  type ShopRequest,
} from '../kernel/public';
import { sheetReception } from './sheet-upload';

/** As with drafts: products and shipping are customer service's to change, fees accounting's. */
const keepers = only('customer_service', 'accounting');

const received = sheetReception(calls['admin/catalogue-import'], MOST_SHEET_BYTES);

@Controller()
export class CatalogueSheetsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sheets: CatalogueSheets,
  ) {}

  @Handles(calls['admin/catalogue-export'], keepers)
  async export(@Res({ passthrough: true }) reply: FastifyReply): Promise<Uint8Array> {
    const file = await this.database.transaction((tx) => this.sheets.export(tx));
    void reply.headers({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="catalogue-${this.today()}.xlsx"`,
    });
    return file;
  }

  /** Looks first; with `apply` it does what was agreed to after a look. */
  @Handles(calls['admin/catalogue-import'], keepers)
  async import(
    @Asking() caller: Caller,
    @Req() request: ShopRequest,
    @InLanguage() language: string,
    @OnceOnly() given: Once | null,
  ): Promise<CatalogueImportView> {
    const { fields, file } = await received(request);
    const book = await this.sheets.read(file);
    if (fields.apply !== true) return this.database.transaction((tx) => this.sheets.review(tx, caller, book, language));
    const { agreement, title = this.today() } = fields;
    const sha256 = createHash('sha256').update(file).digest('hex');
    const once = given && { ...given, bodyHash: hashBody({ fields, sha256 }) };
    return this.database.command(once, (tx) => this.sheets.apply(tx, caller, book, { agreement, title }, language));
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
