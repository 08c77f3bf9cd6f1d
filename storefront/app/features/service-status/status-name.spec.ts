import { statusName } from './status-name';

it('the service status types 1 to 6 have names', () => {
  // S3.125
  expect([1, 2, 3, 4, 5, 6].map(statusName)).toEqual([
    'normal', // S3.126
    'busy', // S3.127
    'severelyBusy', // S3.128
    'vacationOpen', // S3.129
    'vacationClosed', // S3.130
    'maintenance', // S3.131
  ]);
});

it.each([7, 0, -1, 1.5, undefined])('the service status type %s is unknown', (type) => {
  // S3.132
  expect(statusName(type)).toBe('unknown');
});
