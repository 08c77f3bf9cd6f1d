import { Controller, Res } from '@nestjs/common';
import {
  type AdminPrinterView,
  type AdminProductProfilesView,
  calls,
  type Input as In,
  type Output,
  type StaffLanguageCode,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  ApiError,
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
  StaffLocale,
  type StreamedUpload,
  Upload,
  UploadCommands,
} from '../../common/public';
import { listPrinters, PRINTER_COLUMNS } from '../printers/printers.queries';
import { Printers } from '../printers/printers.service';
import { COLOUR_PROFILE_UPLOAD } from '../upload-rules';
import { ColourProfiles } from './colour-profiles.service';
import { ProductProfiles } from './product-profiles.service';
import { PrinterProfileFields } from './profile-fields.dto';

const factory = onlyStaff('factory');

/** The printers of the factory, and which of them usually prints a product. */
@Controller()
export class PrintersController {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly printers: Printers,
    private readonly profiles: ColourProfiles,
    private readonly products: ProductProfiles,
  ) {}

  @Endpoint(calls['admin/printers'], factory)
  list(
    @Input() query: In<'admin/printers'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPrinterView[]> {
    const listing = parseListQuery({ sort: '["name","ASC"]', ...query }, PRINTER_COLUMNS, 'name');
    return sendPage('printers', listing, (part) => listPrinters(this.database.reader, part), reply);
  }

  @Endpoint(calls['admin/printer-add'], factory)
  add(
    @CurrentUser() caller: Caller,
    @Input() { name }: In<'admin/printer-add'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrinterView> {
    return this.database.command(idempotencyKey, (tx) => this.printers.add(tx, caller, name.trim()));
  }

  @Endpoint(calls['admin/printer-delete'], factory)
  remove(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/printer-delete'>> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.printers.remove(tx, caller, id);
      return {};
    });
  }

  @Endpoint(calls['admin/printer-profile'], factory, { fields: PrinterProfileFields, files: COLOUR_PROFILE_UPLOAD })
  async saveProfile(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { inkLimit }: In<'admin/printer-profile'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrinterView> {
    if (!upload) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return this.uploads.runWithFile(upload, {
      idempotencyKey,
      assertAllowed: async () => {
        await this.printers.read(this.database.reader, id);
      },
      validateFile: (file) => this.profiles.validate(file),
      execute: async (tx, file, facts) => {
        await this.profiles.saveOfPrinter(tx, caller, { id, inkLimit }, { file, facts });
        return this.printers.read(tx, id);
      },
    });
  }

  @Endpoint(calls['admin/product-printer'], factory)
  choose(
    @CurrentUser() caller: Caller,
    @PathParams() { sku }: { sku: string },
    @Input() { printer }: In<'admin/product-printer'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminProductProfilesView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.printers.chooseForProduct(tx, caller, sku, printer);
      return this.products.read(tx, sku, language);
    });
  }
}
