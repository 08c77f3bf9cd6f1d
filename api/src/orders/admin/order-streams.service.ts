import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed, Database, EventStreams } from '../../common/public';
import { normalizeOrderId } from '../order-id';
import { ORDER_CHANGED } from '../workflow/order-changes.queries';
import { assertOrderExists } from './order-changes.queries';

const topicOf = (orderId: string): string => `order:${orderId}`;

/** Tells the open pages of an order, on whatever process, that it has changed. */
@Injectable()
export class OrderStreams implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
    private readonly streams: EventStreams,
  ) {}

  /** After a lost connection every page is told, because notifications were lost with it. */
  async onModuleInit(): Promise<void> {
    await this.feed.subscribe(ORDER_CHANGED, (orderId) =>
      this.streams.publish(orderId === '' ? undefined : topicOf(orderId)),
    );
  }

  /** @throws {ApiError} `resource_not_found`, or `unavailable` if too many streams are open */
  async open(typedId: string, request: { accountId: string; checkAccess: () => Promise<void> }): Promise<Readable> {
    const orderId = normalizeOrderId(typedId);
    await assertOrderExists(this.database.reader, orderId);
    return this.streams.open({ topic: topicOf(orderId), ...request });
  }
}
