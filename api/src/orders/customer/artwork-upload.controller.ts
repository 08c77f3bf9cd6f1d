import { Controller, Req } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { CurrentUser, type Caller, Endpoint, Input, type ApiRequest, shoppers } from '../../common/public';
import { ArtworkUploads } from './artwork-upload.service';

@Controller()
export class ArtworkUploadController {
  constructor(private readonly uploads: ArtworkUploads) {}

  @Endpoint(calls['Account/ArtworkUpload'], shoppers)
  upload(@CurrentUser() caller: Caller, @Req() request: ApiRequest): Promise<Output<'Account/ArtworkUpload'>> {
    return this.uploads.upload(caller, request);
  }

  @Endpoint(calls['Account/ArtworkUploadShareDownloadLink'], shoppers)
  link(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/ArtworkUploadShareDownloadLink'>,
  ): Promise<Output<'Account/ArtworkUploadShareDownloadLink'>> {
    return this.uploads.link(caller, input);
  }
}
