import type { Shop } from '../../app';
import { sendRequest } from '../../concurrency';
import { bannerItem, blankItem, buildForm, buildPdf, recipient } from '../../orders';
import type { ModelState } from '../model-state';
import type { ItemKind, Operation } from '../operation';
import type { Commands } from './commands';
import { dataOf, elementAt, type OperationResult, orderAt, sha256, withoutFacts } from './operation-result';
import type { ModelUsers } from './users';

const ITEMS: Record<ItemKind, object> = {
  banner: bannerItem,
  blank: blankItem,
  stand: { sku: 'roll-up', variant: '85x200', quantity: 2, artwork: 'custom', finishes: [] },
  'zero-quantity': { ...bannerItem, quantity: 0 },
  unknown: { ...bannerItem, sku: 'no-such-product' },
};

/** Performs what shoppers do with their carts and orders. */
export class CustomerOperations {
  constructor(
    private readonly users: ModelUsers,
    private readonly commands: Commands,
  ) {}

  async add(shop: Shop, shopper: number, kind: ItemKind): Promise<OperationResult> {
    const input = (changed: boolean) => ({ item: { ...ITEMS[kind], ...(changed && { label: 'another' }) } });
    const response = await this.commands.send(shop, 'Cart/Add2Cart', this.users.shopperAt(shopper), input);
    return { ...response, facts: { lineId: dataOf<{ itemId?: string }>(response).itemId } };
  }

  async place(shop: Shop, operation: Extract<Operation, { do: 'place' }>): Promise<OperationResult> {
    const { terms, difference, acceptsRisk } = operation;
    const by = this.users.shopperAt(operation.shopper);
    const quoted = await sendRequest(shop, 'Cart/GetInstantQuote', { ...terms, country: recipient.country }, by);
    const { adjusted } = dataOf<{ adjusted?: { total: number } }>(quoted);
    const expectedTotal = { currency: terms.currency, amount: (adjusted?.total ?? 1000) + difference };
    const input = (changed: boolean) => ({
      address: { ...recipient, ...(changed && { line1: '4-5-6 Jingumae' }) },
      ...terms,
      expectedTotal,
      ...(acceptsRisk && { economyRiskAccepted: true }),
    });
    const response = await this.commands.send(shop, 'Cart/PlaceOrder', by, input);
    const placed = dataOf<{ orderId?: string; quote?: { adjusted: { total: number; product: number } } }>(response);
    if (!placed.orderId || !placed.quote) return withoutFacts(response);
    const items: { sid: string }[] = await shop.database.reader.query(
      'select sid from order_item where order_id = $1 order by position',
      [placed.orderId],
    );
    const { total, product } = placed.quote.adjusted;
    return { ...response, facts: { orderId: placed.orderId, total, product, sids: items.map(({ sid }) => sid) } };
  }

  async byOwner(
    shop: Shop,
    model: ModelState,
    operation: Extract<Operation, { shopper: number; order: number }>,
  ): Promise<OperationResult> {
    const by = this.users.shopperAt(operation.shopper);
    const order = orderAt(model, operation.order);
    const { id: orderId } = order;
    const sid = (place: number) => elementAt(order.items, place).sid;
    switch (operation.do) {
      case 'view':
        return withoutFacts(await sendRequest(shop, 'Account/ViewOrder', { orderId }, by));
      case 'complete': {
        const input = (changed: boolean) => ({ orderId, ...(changed && { notes: 'ring twice' }) });
        return withoutFacts(await this.commands.send(shop, 'Cart/CompleteOrder', by, input));
      }
      case 'checkout': {
        const input = (changed: boolean) => ({ orderId, payNow: changed !== operation.payNow });
        const response = await this.commands.send(shop, 'Cart/Checkout', by, input);
        return { ...response, facts: dataOf<{ paypal?: { invoiceId: string } }>(response).paypal ?? {} };
      }
      case 'cancel':
        return withoutFacts(await sendRequest(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, by));
      case 'upload': {
        const content = operation.isAllowedType
          ? buildPdf(operation.randomText)
          : new Blob([`MZ ${operation.randomText}`]);
        const data = buildForm({ orderId, sid: sid(operation.item) }, { name: 'art.pdf', content });
        const response = await sendRequest(shop, 'Account/ArtworkUpload', data, by);
        return { ...response, facts: { sha256: await sha256(content) } };
      }
      case 'link': {
        const input = { orderId, sid: sid(operation.item), url: operation.url };
        return withoutFacts(await sendRequest(shop, 'Account/ArtworkUploadShareDownloadLink', input, by));
      }
      case 'finish':
        return withoutFacts(await sendRequest(shop, 'Account/FinishUpload', { orderId }, by));
      case 'confirm': {
        const printed = order.items.filter((item) => item.printed);
        const versions = Object.fromEntries(
          printed.map((item) => [item.sid, Math.max(1, item.proofs.length) + operation.difference]),
        );
        return withoutFacts(await sendRequest(shop, 'Account/ConfirmProof', { orderId, versions }, by));
      }
      case 'change': {
        const input = { orderId, sid: sid(operation.item), comment: operation.comment };
        return withoutFacts(await sendRequest(shop, 'Account/RequestProofChange', input, by));
      }
      case 'post-as-shopper':
        throw new Error('perform() posts it');
    }
  }
}
