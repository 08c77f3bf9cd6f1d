import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  Input,
  Locale,
  shoppers,
  type StreamedUpload,
  Upload,
} from '../../common/public';
import { ARTWORK_UPLOAD } from '../../artwork/public';
import { ArtworkUploads } from './artwork-upload.service';
import { ResumableArtwork } from './resumable-artwork.service';
import { ArtworkUploadFields } from './upload-fields.dto';

@Controller()
export class ArtworkUploadController {
  constructor(
    private readonly uploads: ArtworkUploads,
    private readonly resumable: ResumableArtwork,
  ) {}

  @Endpoint(calls['Account/ArtworkUpload'], shoppers, { fields: ArtworkUploadFields, files: ARTWORK_UPLOAD })
  upload(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/ArtworkUpload'>,
    @Upload() upload: StreamedUpload | null,
    @Locale() language: string,
  ): Promise<Output<'Account/ArtworkUpload'>> {
    const { uploadId } = input;
    if (upload || uploadId === undefined) return this.uploads.upload({ caller, language }, input, upload);
    return this.resumable.finish({ caller, language }, { ...input, uploadId });
  }

  @Endpoint(calls['Account/ArtworkBleed'], shoppers)
  chooseBleed(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/ArtworkBleed'>,
    @Locale() language: string,
  ): Promise<Output<'Account/ArtworkBleed'>> {
    return this.uploads.chooseBleed({ caller, language }, input);
  }

  @Endpoint(calls['Account/ArtworkUploadShareDownloadLink'], shoppers)
  link(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/ArtworkUploadShareDownloadLink'>,
    @Locale() language: string,
  ): Promise<Output<'Account/ArtworkUploadShareDownloadLink'>> {
    return this.uploads.link({ caller, language }, input);
  }
}
