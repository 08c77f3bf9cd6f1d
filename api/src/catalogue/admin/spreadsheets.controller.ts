import { createHash } from 'node:crypto';
import { Controller, Res } from '@nestjs/common';
import { calls, type CatalogueImportView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { CatalogueSpreadsheets, MAX_WORKBOOK_BYTES } from '../spreadsheets/spreadsheets.service';
import {
  CurrentUser,
  type Caller,
  Clock,
  Database,
  Endpoint,
  hashBody,
  Locale,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  ApiError,
  type BufferedUpload,
  Input,
  MEDIA_TYPES,
  sendAttachment,
  Upload,
} from '../../common/public';
import { SpreadsheetFields } from './upload-fields.dto';

/** The service checks further who may change what: accounting fees, customer service everything else. */
const tariffStaff = onlyStaff('customer_service', 'accounting');

const SPREADSHEET_UPLOAD = {
  inMemory: true,
  maxBytes: MAX_WORKBOOK_BYTES,
  errors: { size: 'sheets_too_large' },
} as const;

@Controller()
export class SpreadsheetsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly spreadsheets: CatalogueSpreadsheets,
  ) {}

  @Endpoint(calls['admin/catalogue-export'], tariffStaff)
  async export(@Res({ passthrough: true }) reply: FastifyReply): Promise<Uint8Array> {
    const file = await this.database.transaction((tx) => this.spreadsheets.export(tx));
    return sendAttachment(reply, { name: `catalogue-${this.today()}.xlsx`, type: MEDIA_TYPES.xlsx, content: file });
  }

  /** Reviews a file; with `apply` and the `agreement` of a review, imports it. */
  @Endpoint(calls['admin/catalogue-import'], tariffStaff, { fields: SpreadsheetFields, files: SPREADSHEET_UPLOAD })
  async import(
    @CurrentUser() caller: Caller,
    @Input() fields: In<'admin/catalogue-import'>,
    @Upload() upload: BufferedUpload | null,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<CatalogueImportView> {
    if (!upload) throw new ApiError('unsupported_media_type');
    const { file } = upload;
    const workbook = await this.spreadsheets.read(file);
    if (fields.apply !== true)
      return this.database.transaction((tx) => this.spreadsheets.review(tx, caller, workbook, language));
    const { agreement, title = this.today() } = fields;
    const sha256 = createHash('sha256').update(file).digest('hex');
    const key = idempotencyKey && { ...idempotencyKey, bodyHash: hashBody({ fields, sha256 }) };
    return this.database.command(key, (tx) =>
      this.spreadsheets.apply(tx, caller, workbook, { agreement, title }, language),
    );
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
