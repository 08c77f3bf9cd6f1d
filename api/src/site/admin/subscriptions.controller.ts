import { Controller, Res } from '@nestjs/common';
import { type AdminSubscriptionView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  Input,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { Subscriptions } from '../subscriptions.service';
import { listSubscriptions, loadSubscription, SUBSCRIPTION_COLUMNS } from './subscriptions.queries';

const customerService = onlyStaff('customer_service');
type IdParams = { id: string };

/** Staff read newsletter subscriptions, and end them when a reader asks for it. */
@Controller()
export class SubscriptionsAdminController {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Endpoint(calls['admin/subscriptions'], customerService)
  list(
    @Input() query: In<'admin/subscriptions'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSubscriptionView[]> {
    const listing = parseListQuery(query, SUBSCRIPTION_COLUMNS, 'requestedAt');
    return sendPage(
      'subscriptions',
      listing,
      (part) => this.database.readFromReplica((reader) => listSubscriptions(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/subscription'], customerService)
  get(@PathParams() { id }: IdParams): Promise<AdminSubscriptionView> {
    return loadSubscription(this.database.reader, id);
  }

  @Endpoint(calls['admin/subscription-end'], customerService)
  end(@CurrentUser() caller: Caller, @PathParams() { id }: IdParams): Promise<AdminSubscriptionView> {
    return this.database.transaction(async (tx) => {
      const { id: subscriptionId } = await loadSubscription(tx, id);
      await this.subscriptions.endByStaff(tx, caller, subscriptionId);
      return loadSubscription(tx, subscriptionId);
    });
  }
}
