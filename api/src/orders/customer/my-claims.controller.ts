import { Controller, Req } from '@nestjs/common';
import { calls, type ClaimView } from '@shop/contract';
import { CurrentUser, type Caller, Endpoint, type ApiRequest, shoppers } from '../../common/public';
import { MyClaims } from './my-claims.service';

@Controller()
export class MyClaimsController {
  constructor(private readonly claims: MyClaims) {}

  @Endpoint(calls['Account/OpenClaim'], shoppers)
  open(@CurrentUser() caller: Caller, @Req() request: ApiRequest): Promise<ClaimView> {
    return this.claims.open(caller, request);
  }
}
