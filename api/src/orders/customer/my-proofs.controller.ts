import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  anyone,
  type Caller,
  CurrentUser,
  Endpoint,
  Input,
  LinkToken,
  Locale,
  shoppersOrLink,
} from '../../common/public';
import { MyProofs } from './my-proofs.service';

@Controller()
export class MyProofsController {
  constructor(private readonly proofs: MyProofs) {}

  @Endpoint(calls['Account/ProofByToken'], anyone)
  view(@LinkToken() token: string, @Locale() language: string): Promise<Output<'Account/ProofByToken'>> {
    return this.proofs.viewByToken(token, language);
  }

  @Endpoint(calls['Account/ConfirmProof'], shoppersOrLink)
  confirm(
    @CurrentUser() caller: Caller | null,
    @Input() input: In<'Account/ConfirmProof'>,
    @Locale() language: string,
  ): Promise<Output<'Account/ConfirmProof'>> {
    return this.proofs.confirm(caller, input, language);
  }

  @Endpoint(calls['Account/RequestProofChange'], shoppersOrLink)
  requestChange(
    @CurrentUser() caller: Caller | null,
    @Input() input: In<'Account/RequestProofChange'>,
  ): Promise<Output<'Account/RequestProofChange'>> {
    return this.proofs.requestChange(caller, input);
  }
}
