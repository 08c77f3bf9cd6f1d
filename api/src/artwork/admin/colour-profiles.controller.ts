import { Controller, Res } from '@nestjs/common';
import {
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
import { COLOUR_PROFILE_UPLOAD } from '../upload-rules';
import { findProductProfiles, PROFILE_COLUMNS } from './colour-profiles.queries';
import { ColourProfiles } from './colour-profiles.service';
import { ProductProfiles } from './product-profiles.service';
import { ProfileFields } from './profile-fields.dto';

const factory = onlyStaff('factory');

/** ICC profiles of what products are printed on. */
@Controller()
export class ColourProfilesController {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly profiles: ColourProfiles,
    private readonly products: ProductProfiles,
  ) {}

  @Endpoint(calls['admin/colour-profiles'], factory)
  list(
    @Input() query: In<'admin/colour-profiles'>,
    @StaffLocale() language: StaffLanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProductProfilesView[]> {
    const listing = parseListQuery({ sort: '["name","ASC"]', ...query }, PROFILE_COLUMNS, 'name');
    return sendPage('colour-profiles', listing, (part) => this.products.list(part, language), reply);
  }

  @Endpoint(calls['admin/colour-profile'], factory, { fields: ProfileFields, files: COLOUR_PROFILE_UPLOAD })
  async save(
    @CurrentUser() caller: Caller,
    @PathParams() { sku }: { sku: string },
    @Input() fields: In<'admin/colour-profile'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminProductProfilesView> {
    if (!upload) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return this.uploads.runWithFile(upload, {
      idempotencyKey,
      assertAllowed: async () => {
        if (!(await findProductProfiles(this.database.reader, sku))) throw new ApiError('resource_not_found');
      },
      validateFile: (file) => this.profiles.validate(file),
      execute: async (tx, file, facts) => {
        await this.profiles.save(tx, caller, { sku, ...fields }, { file, facts });
        return this.products.read(tx, sku, language);
      },
    });
  }

  @Endpoint(calls['admin/soft-proofs'], factory)
  redraw(
    @CurrentUser() caller: Caller,
    @PathParams() { sku }: { sku: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/soft-proofs'>> {
    return this.database.command(idempotencyKey, async (tx) => ({
      files: await this.profiles.redraw(tx, caller, sku),
    }));
  }

  @Endpoint(calls['admin/colour-profile-delete'], factory)
  remove(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/colour-profile-delete'>> {
    return this.database.command(idempotencyKey, async (tx) => {
      const { sku } = await this.profiles.remove(tx, caller, id);
      return { product: sku === null ? null : await this.products.read(tx, sku, language) };
    });
  }
}
