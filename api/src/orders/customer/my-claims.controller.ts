import { Controller } from '@nestjs/common';
import { calls, type ClaimView, type Input as In } from '@shop/contract';
import { CLAIM_PHOTOS_UPLOAD } from '../../artwork/public';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  shoppers,
  type StreamedUpload,
  Upload,
} from '../../common/public';
import { MyClaims } from './my-claims.service';
import { ClaimFields } from './upload-fields.dto';

@Controller()
export class MyClaimsController {
  constructor(private readonly claims: MyClaims) {}

  @Endpoint(calls['Account/OpenClaim'], shoppers, { fields: ClaimFields, files: CLAIM_PHOTOS_UPLOAD })
  open(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/OpenClaim'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<ClaimView> {
    return this.claims.open(caller, input, upload, idempotencyKey);
  }
}
