import { Injectable } from '@nestjs/common';
import { type ItemView, toPrintPiece } from '@shop/contract';
import { ArtworkFiles } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import { type Caller, Clock, Database } from '../../common/public';
import { CustomerOrder, findOrderItems, Shipment } from '../../orders/public';
import { FACILITY_ID } from '../demo-accounts';
import { DemoOrderEvents } from './demo-order-events';
import { drawPicture } from './picture';
import { drawPrintFile } from './print-file';

const PARCEL_SIZE = { lengthMm: 1100, widthMm: 160, heightMm: 160 };

/** A number as EMS has them: nine digits, from the characters of the order's id. */
function trackingNumberOf(orderId: string): string {
  const digits = [...orderId.replaceAll('-', '')].slice(-9).map((character) => Number.parseInt(character, 36) % 10);
  return `EE${digits.join('')}CN`;
}

/** Brings paid demo orders through artwork, proofs and shipping. */
@Injectable()
export class DemoOrderProduction {
  constructor(
    private readonly database: Database,
    private readonly artwork: ArtworkFiles,
    private readonly events: DemoOrderEvents,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** Uploads a print file for every printed item and submits them: a PDF without faults, or a picture with some. */
  async submitArtwork(orderId: string, buyer: Caller, { isFaulty }: { isFaulty: boolean }): Promise<void> {
    const printedItems = await this.findPrintedItems(orderId);
    for (const { sid, position, item } of printedItems) {
      const name = `artwork-${position + 1}.${isFaulty ? 'png' : 'pdf'}`;
      const content = isFaulty ? drawPicture(480, 240, position) : await this.drawFor(item, position);
      const file = await this.artwork.storePrintFile(name, content);
      const upload = { event: 'user_file_upload', actor: 'customer', sid, fileName: name } as const;
      await this.events.post(orderId, upload, buyer, { artwork: { kind: 'file', name, file } });
    }
    if (printedItems.length > 0)
      await this.events.post(orderId, { event: 'artworks_submitted', actor: 'customer' }, buyer);
  }

  async sendProofs(orderId: string): Promise<void> {
    for (const { sid, position, item } of await this.findPrintedItems(orderId)) {
      const name = `proof-${position + 1}.pdf`;
      const file = await this.artwork.storePrintFile(name, await this.drawFor(item, position));
      const proof = { event: 'digital_proof_sent', actor: 'customer_service', sid, fileName: name } as const;
      await this.events.post(orderId, proof, undefined, { proof: { name, file, pieceArea: null } });
    }
  }

  async approveProofs(orderId: string, buyer: Caller): Promise<void> {
    const printedItems = await this.findPrintedItems(orderId);
    const versions = Object.fromEntries(printedItems.map(({ sid }) => [sid, 1]));
    if (printedItems.length > 0)
      await this.events.post(orderId, { event: 'artwork_confirmed', actor: 'customer', versions }, buyer);
  }

  /** Ships all items in one parcel of the quoted weight. */
  async ship(orderId: string): Promise<void> {
    const { reader } = this.database;
    const { quote } = await reader.findOneByOrFail(CustomerOrder, { id: orderId });
    const items = await findOrderItems(reader, orderId);
    const parcel = {
      ...{ grams: Math.max(1, quote.weight.actualGrams), ...PARCEL_SIZE },
      items: items.map(({ sid, item }) => ({ sid, quantity: item.quantity })),
    };
    await this.events.post(orderId, {
      event: 'shipped',
      actor: 'factory',
      agent: 'EMS',
      trackingNumber: trackingNumberOf(orderId),
      items: items.map(({ sid }) => sid),
      parcels: [parcel],
    });
  }

  /** The carrier takes the parcels. */
  async handOver(orderId: string): Promise<void> {
    const handedOver = { handedOverAt: this.clock.now(), handedOverBy: FACILITY_ID };
    await this.database.transaction((tx) => tx.update(Shipment, { orderId }, handedOver));
  }

  /** Opens a claim with a photo about the first item. */
  async claim(orderId: string, buyer: Caller, reason: string): Promise<void> {
    const [item] = await this.findPrintedItems(orderId);
    if (!item) throw new Error(`${orderId} has no printed item`);
    const photo = await this.artwork.storePrintFile('photo.png', drawPicture(480, 240, 3));
    const event = { event: 'claim_opened', actor: 'customer', sid: item.sid, reason } as const;
    await this.events.post(orderId, event, buyer, { photos: [photo] });
  }

  private drawFor(item: ItemView, seed: number): Promise<Buffer> {
    const product = this.products.printed(item.sku);
    const piece = product && toPrintPiece(item, product);
    if (!piece) throw new Error(`${item.sku} is not printed`);
    return drawPrintFile(piece, seed);
  }

  private async findPrintedItems(orderId: string): Promise<{ sid: string; position: number; item: ItemView }[]> {
    return (await findOrderItems(this.database.reader, orderId)).filter(({ printed }) => printed);
  }
}
