import { Controller, Req } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, Input, type ShopRequest, shoppers } from '../kernel/public';
import { ArtworkIntake } from './artwork-intake.service';

@Controller()
export class ArtworkIntakeController {
  constructor(private readonly intake: ArtworkIntake) {}

  @Handles(calls['Account/ArtworkUpload'], shoppers)
  upload(@Asking() caller: Caller, @Req() request: ShopRequest): Promise<Output<'Account/ArtworkUpload'>> {
    return this.intake.upload(caller, request);
  }

  @Handles(calls['Account/ArtworkUploadShareDownloadLink'], shoppers)
  link(
    @Asking() caller: Caller,
    @Input() input: In<'Account/ArtworkUploadShareDownloadLink'>,
  ): Promise<Output<'Account/ArtworkUploadShareDownloadLink'>> {
    return this.intake.link(caller, input);
  }
}
