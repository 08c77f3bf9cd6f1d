import { formatWaitingTime } from './waiting-time';

describe('a waiting time', () => {
  it.each([
    ['en', 0, '1 second'],
    ['en', 59.2, '60 seconds'],
    ['en', 61, '2 minutes'],
    ['en', 3_600, '60 minutes'],
    ['en', 3_660, '1 hour and 1 minute'],
    ['en', 7_200, '2 hours'],
    ['de', 7_500, '2 Stunden und 5 Minuten'],
    ['ja', 7_500, '2時間5分'],
    ['zh-CN', 3_660, '1小时1分钟'],
  ])('in %s of %s s is %s, never shorter than it is', (language, seconds, text) => {
    expect(formatWaitingTime(language, seconds)).toBe(text);
  });
});
