import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type ReceivedWebhookView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database } from '../../database/database';
import { onlyStaff } from '../../http/access';
import { Endpoint, Input, PathParams } from '../../http/endpoint';
import { parseListQuery } from '../../http/list-query';
import { sendPage } from '../../http/send-page';
import { listReceivedWebhooks, loadReceivedWebhook, RECEIVED_WEBHOOK_COLUMNS } from './received-webhooks.queries';

const admins = onlyStaff();

/** The log of received webhooks. */
@Controller()
export class ReceivedWebhooksController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/received-webhooks'], admins)
  list(
    @Input() query: In<'admin/received-webhooks'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceivedWebhookView[]> {
    const listing = parseListQuery(query, RECEIVED_WEBHOOK_COLUMNS, 'receivedAt');
    return sendPage(
      'received-webhooks',
      listing,
      (part) => this.database.readFromReplica((reader) => listReceivedWebhooks(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/received-webhook'], admins)
  get(@PathParams() { id }: { id: string }): Promise<ReceivedWebhookView> {
    return loadReceivedWebhook(this.database.reader, id);
  }
}
