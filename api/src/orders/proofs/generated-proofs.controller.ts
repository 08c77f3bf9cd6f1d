import { Controller } from '@nestjs/common';
import { calls, type AdminOrderView, type Input as In, type StaffLanguageCode } from '@shop/contract';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  Idempotent,
  type IdempotencyKey,
  Input,
  onlyStaff,
  PathParams,
  StaffLocale,
} from '../../common/public';
import { GeneratedProofs } from './generated-proofs.service';

@Controller()
export class GeneratedProofsController {
  constructor(private readonly proofs: GeneratedProofs) {}

  @Endpoint(calls['admin/proof-generation'], onlyStaff('customer_service'))
  generate(
    @CurrentUser() caller: Caller,
    @PathParams() item: { orderId: string; sid: string },
    @Input() { settles = [] }: In<'admin/proof-generation'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<AdminOrderView> {
    return this.proofs.generate(caller, { ...item, settles }, { idempotencyKey, language });
  }
}
