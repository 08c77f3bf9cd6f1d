import { statusName } from './status-name';

it('the service status types 1 to 6 have names', () => {
  expect([1, 2, 3, 4, 5, 6].map(statusName)).toEqual([
    'normal',
    'busy',
    'severelyBusy',
    'vacationOpen',
    'vacationClosed',
    'maintenance',
  ]);
});

it.each([7, 0, -1, 1.5, undefined])('the service status type %s is unknown', (type) =>
  expect(statusName(type)).toBe('unknown'),
);
