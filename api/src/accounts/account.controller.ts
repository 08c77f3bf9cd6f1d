import { Controller } from '@nestjs/common';
import { type AddressView, calls, type Input as InputOf, type Output } from '@shop/contract';
import { loggedIn, CurrentUser, type Caller, Endpoint, Input, members, registered } from '../common/public';
import { AccountDetails } from './account-details.service';
import { ShippingAddresses } from './shipping-addresses.service';

@Controller()
export class AccountController {
  constructor(
    private readonly details: AccountDetails,
    private readonly addresses: ShippingAddresses,
  ) {}

  @Endpoint(calls['Account/MyAccountInfo'], loggedIn)
  myAccountInfo(@CurrentUser() caller: Caller): Promise<Output<'Account/MyAccountInfo'>> {
    return this.details.get(caller);
  }

  @Endpoint(calls['Account/ChangeAccountInfo'], registered)
  changeAccountInfo(
    @CurrentUser() caller: Caller,
    @Input() input: InputOf<'Account/ChangeAccountInfo'>,
  ): Promise<Output<'Account/ChangeAccountInfo'>> {
    return this.details.update(caller, input);
  }

  @Endpoint(calls['Account/MyShippingAddresses'], members)
  myShippingAddresses(@CurrentUser() caller: Caller): Promise<AddressView[]> {
    return this.addresses.list(caller);
  }

  @Endpoint(calls['Account/SaveShippingAddress'], members)
  saveShippingAddress(
    @CurrentUser() caller: Caller,
    @Input() address: InputOf<'Account/SaveShippingAddress'>,
  ): Promise<AddressView> {
    return this.addresses.save(caller, address);
  }

  @Endpoint(calls['Account/DeleteShippingAddress'], members)
  deleteShippingAddress(
    @CurrentUser() caller: Caller,
    @Input() { id }: InputOf<'Account/DeleteShippingAddress'>,
  ): Promise<Record<string, never>> {
    return this.addresses.remove(caller, id);
  }
}
