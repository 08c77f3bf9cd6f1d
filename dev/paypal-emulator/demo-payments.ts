import { toMoney } from './money.ts';
import type { Invoice, StoredCapture } from './types.ts';

interface Payments {
  invoices: Record<string, Invoice>;
  captures: Record<string, StoredCapture>;
}

/** The payments in the shop's demo data, each the total of its order. */
const PAYMENTS = [
  { number: '20031', cents: 2_625n },
  { number: '10048', cents: 9_998n },
];

/** Adds the payments of the demo data that are missing, each with the paid invoice it belongs to. */
export function addDemoPayments({ invoices, captures }: Payments): void {
  for (const { number, cents } of PAYMENTS) {
    const id = `DEMO-CAPTURE-${number}`;
    const invoice = `DEMO-INVOICE-${number}`;
    const amount = toMoney('USD', cents);
    const time = new Date().toISOString();
    captures[id] ??= {
      ...{ id, status: 'COMPLETED', amount, final_capture: true, invoice_id: invoice, create_time: time },
      ...{ update_time: time, invoice, refunded: toMoney('USD', 0n).value },
    };
    invoices[invoice] ??= {
      ...{ id: invoice, status: 'PAID', invoicer: { email_address: '' }, primary_recipients: [], items: [] },
      detail: {
        ...{ currency_code: 'USD', invoice_number: invoice },
        metadata: { create_time: time, created_by_flow: 'REGULAR_SINGLE' },
      },
      configuration: {},
      amount: { ...amount, breakdown: {} },
      due_amount: toMoney('USD', 0n),
      payments: { paid_amount: amount, transactions: [] },
    };
  }
}
