import { Controller, Res } from '@nestjs/common';
import { calls, type ContactMessageRowView, type ContactMessageView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  Clock,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
  type Tx,
} from '../../common/public';
import { ContactInbox } from './contact-inbox.service';
import { CONTACT_MESSAGE_COLUMNS, listContactMessages, loadContactMessage } from './contact-messages.queries';

const customerService = onlyStaff('customer_service');
type IdParams = { id: string };

/** The inbox of the contact form. */
@Controller()
export class ContactMessagesAdminController {
  constructor(
    private readonly database: Database,
    private readonly inbox: ContactInbox,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/contact-messages'], customerService)
  list(
    @Input() query: In<'admin/contact-messages'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageRowView[]> {
    const { sort = '["answerBy","ASC"]' } = query;
    const listing = parseListQuery({ ...query, sort }, CONTACT_MESSAGE_COLUMNS, 'answerBy');
    return sendPage(
      'contact-messages',
      listing,
      (part) => this.database.readFromReplica((reader) => listContactMessages(reader, part, this.clock.now())),
      reply,
    );
  }

  @Endpoint(calls['admin/contact-message'], customerService)
  get(@PathParams() { id }: IdParams): Promise<ContactMessageView> {
    return loadContactMessage(this.database.reader, id, this.clock.now());
  }

  @Endpoint(calls['admin/contact-message-change'], customerService)
  change(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/contact-message-change'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<ContactMessageView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.inbox.change(tx, caller, id, input));
  }

  @Endpoint(calls['admin/contact-message-answer'], customerService)
  answer(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/contact-message-answer'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<ContactMessageView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.inbox.answer(tx, caller, id, input));
  }

  private runCommand(
    idempotencyKey: IdempotencyKey | null,
    id: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<ContactMessageView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await work(tx);
      return loadContactMessage(tx, id, this.clock.now());
    });
  }
}
