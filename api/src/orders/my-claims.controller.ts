import { Controller, Req } from '@nestjs/common';
import { calls, type ClaimView } from '@shop/contract';
import { Asking, type Caller, Handles, type ShopRequest, shoppers } from '../kernel/public';
import { MyClaims } from './my-claims.service';

@Controller()
export class MyClaimsController {
  constructor(private readonly claims: MyClaims) {}

  @Handles(calls['Account/OpenClaim'], shoppers)
  open(@Asking() caller: Caller, @Req() request: ShopRequest): Promise<ClaimView> {
    return this.claims.open(caller, request);
  }
}
