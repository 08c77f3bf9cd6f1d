import { findPromiseBasis } from './promise-basis';

describe('what the dates of a delivery are based on', () => {
  it('names the payment and the approval only as far as they are still to come', () => {
    expect(findPromiseBasis({ from: 'today', needsApproval: true }, false)).toBe('today');
    expect(findPromiseBasis({ from: 'today', needsApproval: true }, true)).toBe('todayPaid');
    expect(findPromiseBasis({ from: 'today', needsApproval: false }, false)).toBe('todayApproved');
  });

  it('is the day of the release or of the last parcel once there is one', () => {
    expect(findPromiseBasis({ from: 'released', needsApproval: false }, true)).toBe('released');
    expect(findPromiseBasis({ from: 'shipped', needsApproval: true }, true)).toBe('shipped');
  });
});
