import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { ARTWORK_UPLOAD, FileChecks } from '../../artwork/public';
import {
  anyone,
  type Caller,
  CurrentUser,
  Endpoint,
  Input,
  Locale,
  type StreamedUpload,
  Upload,
} from '../../common/public';
import { FileCheckFields } from './file-check-fields.dto';
import { FileCheckUploads } from './file-check-uploads.service';

@Controller()
export class FileChecksController {
  constructor(
    private readonly uploads: FileCheckUploads,
    private readonly checks: FileChecks,
  ) {}

  @Endpoint(calls['Artwork/Check'], anyone, { fields: FileCheckFields, files: ARTWORK_UPLOAD })
  check(
    @CurrentUser() caller: Caller | null,
    @Input() { item }: In<'Artwork/Check'>,
    @Upload() upload: StreamedUpload | null,
  ): Promise<Output<'Artwork/Check'>> {
    return this.uploads.add(caller, item, upload);
  }

  @Endpoint(calls['Artwork/CheckResult'], anyone)
  result(
    @Input() { id }: In<'Artwork/CheckResult'>,
    @Locale() language: string,
  ): Promise<Output<'Artwork/CheckResult'>> {
    return this.checks.view(id, language);
  }
}
