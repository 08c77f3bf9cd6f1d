import { Controller } from '@nestjs/common';
import { calls, type AdminOrderView, type Input as In } from '@shop/contract';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  Idempotent,
  type IdempotencyKey,
  Input,
  Locale,
  onlyStaff,
  PathParams,
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
    @Locale() language: string,
  ): Promise<AdminOrderView> {
    return this.proofs.generate(caller, { ...item, settles }, { idempotencyKey, language });
  }
}
