import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  Locale,
  Input,
  type IdempotencyKey,
  Idempotent,
  shoppers,
} from '../../common/public';
import { Cart } from './cart.service';
import { RecipientConfirmation } from '../placing/recipient-confirmation.service';
import { MyOrders } from '../customer/my-orders.service';
import { OrderPlacement } from '../placing/order-placement.service';

@Controller()
export class CartController {
  constructor(
    private readonly cart: Cart,
    private readonly placement: OrderPlacement,
    private readonly recipientConfirmation: RecipientConfirmation,
    private readonly orders: MyOrders,
  ) {}

  @Endpoint(calls['Cart/Add2Cart'], shoppers)
  add(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/Add2Cart'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/Add2Cart'>> {
    return this.cart.add(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Cart/UpdateItemInCart'], shoppers)
  update(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/UpdateItemInCart'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/UpdateItemInCart'>> {
    return this.cart.update(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Cart/CurrentCartCount'], shoppers)
  count(@CurrentUser() caller: Caller): Promise<Output<'Cart/CurrentCartCount'>> {
    return this.cart.count(caller);
  }

  @Endpoint(calls['Cart/MyShoppingCart'], shoppers)
  view(@CurrentUser() caller: Caller, @Locale() language: string): Promise<Output<'Cart/MyShoppingCart'>> {
    return this.cart.view(caller, language);
  }

  @Endpoint(calls['Cart/DeleteItemInCart'], shoppers)
  remove(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/DeleteItemInCart'>,
  ): Promise<Output<'Cart/DeleteItemInCart'>> {
    return this.cart.remove(caller, input.itemId);
  }

  @Endpoint(calls['Cart/GetInstantQuote'], shoppers)
  quote(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/GetInstantQuote'>,
  ): Promise<Output<'Cart/GetInstantQuote'>> {
    return this.cart.quote(caller, input);
  }

  @Endpoint(calls['Cart/PlaceOrder'], shoppers)
  place(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/PlaceOrder'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/PlaceOrder'>> {
    return this.placement.place(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Cart/CompleteOrder'], shoppers)
  complete(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/CompleteOrder'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/CompleteOrder'>> {
    return this.recipientConfirmation.confirm(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Cart/GetOrderInfo'], shoppers)
  orderInfo(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/GetOrderInfo'>,
    @Locale() language: string,
  ): Promise<Output<'Cart/GetOrderInfo'>> {
    return this.orders.view(caller, input.orderId, language);
  }
}
