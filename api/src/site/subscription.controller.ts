import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { anyone, FromAddress, Handles, InLanguage, Input, signed } from '../kernel/public';
import { NewsletterRequests } from './newsletter-requests.service';
import { Subscriptions } from './subscriptions.service';

@Controller()
export class SubscriptionController {
  constructor(
    private readonly requests: NewsletterRequests,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Handles(calls['Subscription/AddSubscription'], signed)
  async add(
    @Input() form: InputOf<'Subscription/AddSubscription'>,
    @InLanguage() language: string,
    @FromAddress() address: string,
  ): Promise<Output<'Subscription/AddSubscription'>> {
    await this.requests.add(form, language, address);
    return {};
  }

  @Handles(calls['Subscription/ConfirmSubscription'], anyone)
  async confirm(
    @Input() { token }: InputOf<'Subscription/ConfirmSubscription'>,
  ): Promise<Output<'Subscription/ConfirmSubscription'>> {
    await this.subscriptions.confirm(token);
    return {};
  }

  @Handles(calls['Subscription/Unsubscribe'], anyone)
  async unsubscribe(
    @Input() { token }: InputOf<'Subscription/Unsubscribe'>,
  ): Promise<Output<'Subscription/Unsubscribe'>> {
    await this.subscriptions.unsubscribe(token);
    return {};
  }
}
