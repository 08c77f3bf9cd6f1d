/** What a scanned or typed code names: an order, and one of its items by id or by position from 1. */
export interface JobCode {
  orderId: string;
  sid?: string;
  position?: number;
}

const CODE = /^([0-9A-Z]{6}-?[0-9A-Z]{6}-?[0-9A-Z]{6})(?:\/([0-9a-f-]{36}|\d{1,4}))?$/i;

/** The code on a ticket, label or press-ready file; null for another text. */
export function parseJobCode(text: string): JobCode | null {
  const [, order, item] = CODE.exec(text.trim()) ?? [];
  if (order === undefined) return null;
  const orderId = order.toUpperCase();
  if (item === undefined) return { orderId };
  return item.length === 36 ? { orderId, sid: item.toLowerCase() } : { orderId, position: Number(item) };
}
