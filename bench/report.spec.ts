import { CALIBRATION, describeCalibration, findChanges } from './report';

const results = (row: object) => ({ checkout: [{ name: 'an order', ...row }] });

test('a figure that grows by more than a fifth is flagged as worse, and a rate as better', () => {
  const before = results({ cpuMs: 10, statements: 30, perSecond: 50 });
  const after = results({ cpuMs: 12.1, statements: 36, perSecond: 61 });
  expect(findChanges(before, after)).toEqual([
    { section: 'checkout', name: 'an order', figure: 'perSecond', before: 50, after: 61, isBetter: true },
    { section: 'checkout', name: 'an order', figure: 'cpuMs', before: 10, after: 12.1, isBetter: false },
  ]);
});

test('a ratio of rates is worse when it falls, a ratio of times when it grows', () => {
  const fallen = findChanges(results({ ratio: 0.9 }), results({ ratio: 0.5 }));
  const grown = findChanges(results({ ratio: 1, isLessBetter: true }), results({ ratio: 1.5, isLessBetter: true }));
  expect([fallen[0]?.isBetter, grown[0]?.isBetter]).toEqual([false, false]);
});

test('rows and figures that only one result has are not compared', () => {
  expect(findChanges(results({ cpuMs: 1 }), { checkout: [], quotes: [] })).toEqual([]);
  expect(findChanges(results({ cpuMs: 1 }), results({ p50: 9 }))).toEqual([]);
});

test('the calibration says what the machine takes in one line, and is no change of the shop', () => {
  const slow = [
    { name: 'bare Node HTTP', cpuMs: 0.31 },
    { name: 'select 1', cpuMs: 0.1, databaseCpuMs: 0.0812 },
  ];
  expect(describeCalibration(slow)).toBe('bare Node HTTP 0.310 ms CPU, select 1 0.100 + 0.081 ms CPU');
  const fast = slow.map((row) => ({ ...row, cpuMs: row.cpuMs / 3 }));
  expect(findChanges({ [CALIBRATION]: slow }, { [CALIBRATION]: fast })).toEqual([]);
});
