import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { anyone, CurrentUser, type Caller, Endpoint, Locale, Input, members, shoppers } from '../../common/public';
import { MyOrders } from './my-orders.service';
import { Tracking } from '../history/tracking.service';

@Controller()
export class MyOrdersController {
  constructor(
    private readonly orders: MyOrders,
    private readonly tracking: Tracking,
  ) {}

  @Endpoint(calls['Account/MyAllOrders'], shoppers)
  list(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/MyAllOrders'>,
  ): Promise<Output<'Account/MyAllOrders'>> {
    return this.orders.list(caller, input);
  }

  @Endpoint(calls['Account/ViewOrder'], shoppers)
  view(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/ViewOrder'>,
    @Locale() language: string,
  ): Promise<Output<'Account/ViewOrder'>> {
    return this.orders.view(caller, input.orderId, language);
  }

  @Endpoint(calls['Account/LastSender'], members)
  lastSender(@CurrentUser() caller: Caller): Promise<Output<'Account/LastSender'>> {
    return this.orders.findLastSender(caller);
  }

  @Endpoint(calls['Account/FinishUpload'], shoppers)
  finishUpload(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/FinishUpload'>,
  ): Promise<Output<'Account/FinishUpload'>> {
    return this.orders.finishUpload(caller, input);
  }

  @Endpoint(calls['Account/CancelOrder'], shoppers)
  cancel(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/CancelOrder'>,
  ): Promise<Output<'Account/CancelOrder'>> {
    return this.orders.cancel(caller, input);
  }

  @Endpoint(calls['UserEnd/SiteInfo/OrderTracking'], anyone)
  track(
    @Input() input: In<'UserEnd/SiteInfo/OrderTracking'>,
    @Locale() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/OrderTracking'>> {
    return this.tracking.track(input.orderId, language);
  }
}
