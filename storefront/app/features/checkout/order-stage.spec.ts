import { stageOf } from './order-stage';

const due = '2025-03-08T00:00:00.000Z';
const before = Date.parse(due) - 1;

describe('an order on its way to being paid', () => {
  it('is completed, then paid', () => {
    expect(stageOf({ status: 'preorder', due }, before)).toBe('complete');
    expect(stageOf({ status: 'awaiting_payment', due }, before)).toBe('pay');
    expect(stageOf({ status: 'awaiting_files', due: null }, before)).toBe('paid');
    expect(stageOf({ status: 'completed', due }, before + 2)).toBe('paid');
  });

  it('can no longer be paid once it is due, whether or not the shop has said so yet', () => {
    expect(stageOf({ status: 'awaiting_payment', due }, before + 1)).toBe('expired');
    expect(stageOf({ status: 'preorder', due }, before + 1)).toBe('expired');
    expect(stageOf({ status: 'expired', due: null }, before)).toBe('expired');
  });

  it('may have been cancelled', () => {
    expect(stageOf({ status: 'cancelled', due }, before + 1)).toBe('cancelled');
  });
});
