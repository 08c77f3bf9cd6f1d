import { parseJobCode } from './job-code';

const SID = '0b8e8a52-3f0c-4d8e-9a55-0123456789ab';

test.each([
  [`TXVZ3G-PVRM8Q-2YYSG1/${SID}`, { orderId: 'TXVZ3G-PVRM8Q-2YYSG1', sid: SID }],
  ['txvz3g-pvrm8q-2yysg1/12\n', { orderId: 'TXVZ3G-PVRM8Q-2YYSG1', position: 12 }],
  [' TXVZ3G-PVRM8Q-2YYSG1 ', { orderId: 'TXVZ3G-PVRM8Q-2YYSG1' }],
])('reads the code %j', (text, expected) => {
  expect(parseJobCode(text)).toEqual(expected);
});

test.each(['', 'EE123456785CN', 'TXVZ3G-PVRM8Q', 'TXVZ3G-PVRM8Q-2YYSG1/', 'https://example.com'])(
  'rejects %j as a code',
  (text) => {
    expect(parseJobCode(text)).toBeNull();
  },
);
