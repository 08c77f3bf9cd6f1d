import { formatLogLine } from './logger-options';

const entry = (fields: object) => JSON.stringify({ level: 40, time: Date.parse('2026-03-01T12:00:00.5Z'), ...fields });

test('a readable log line has time, level, context, message, request and other fields', () => {
  expect(formatLogLine(entry({ msg: 'connection lost', context: 'outbox', attempt: 2 }))).toBe(
    '12:00:00.500 WARN  [outbox] connection lost {"attempt":2}\n',
  );
  expect(formatLogLine(entry({ level: 30, msg: 'done', reqId: 'r1' }))).toBe('12:00:00.500 INFO  done request r1\n');
});

test('a readable log line is followed by the stack of its error', () => {
  expect(formatLogLine(entry({ level: 50, msg: 'failed', err: { stack: 'Error: x\n    at y' } }))).toBe(
    '12:00:00.500 ERROR failed\nError: x\n    at y\n',
  );
});
