import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LanguageCode, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Accounts } from '../accounts/public';
import { Database, Endpoint, Locale, Input, onlyStaff, PathParams, ApiError, sendAttachment } from '../common/public';
import { CustomerOrder, normalizeOrderId } from '../orders/public';
import { Documents } from './documents.service';

const readers = onlyStaff('customer_service', 'accounting');

/** Customers' documents for customer service and accounting. Order documents are in the customer's language. */
@Controller()
export class StaffDocumentsController {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls['admin/order-documents'], readers)
  async list(@PathParams() { orderId }: { orderId: string }): Promise<Output<'admin/order-documents'>> {
    return this.documents.list(await this.loadOrder(orderId));
  }

  @Endpoint(calls['admin/order-invoice'], readers)
  async invoice(
    @PathParams() { orderId }: { orderId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.documents.invoice(await this.loadOrder(orderId)));
  }

  @Endpoint(calls['admin/order-quote'], readers)
  async quote(
    @PathParams() { orderId }: { orderId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.documents.orderQuote(await this.loadOrder(orderId)));
  }

  @Endpoint(calls['admin/order-credit-note'], readers)
  async creditNote(
    @PathParams() { orderId, number }: { orderId: string; number: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { id } = await this.loadOrder(orderId);
    return sendAttachment(reply, await this.documents.creditNote(number, (note) => note.orderId === id));
  }

  @Endpoint(calls['admin/prepaid-statement'], onlyStaff('accounting'))
  async statement(
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-statement'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const account = await this.accounts.findById(this.database.reader, id);
    if (!account) throw new ApiError('resource_not_found');
    const { email } = account;
    return sendAttachment(reply, await this.documents.statement({ accountId: account.id, email }, input, language));
  }

  private async loadOrder(orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: normalizeOrderId(orderId) });
    if (!order) throw new ApiError('resource_not_found');
    return order;
  }
}
