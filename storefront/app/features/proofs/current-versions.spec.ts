import { currentVersions, isPicture, newestFirst } from './current-versions';

const proof = (version: number, current: boolean) => ({ version, current, url: `/api/files/1/2/3/proof-${version}.png`, sentAt: '2026-11-17T22:33:42Z' });
const printed = (sid: string, ...proofs: ReturnType<typeof proof>[]) => ({ sid, printed: true, proofs });

describe('confirming proofs', () => {
  it('names the current version of every printed item', () => {
    const items = [printed('a', proof(1, false), proof(2, true)), { sid: 'b', printed: false, proofs: [] }, printed('c', proof(1, true))];
    expect(currentVersions(items)).toEqual({ a: 2, c: 1 });
  });

  it('waits until every printed item has a current proof', () => {
    expect(currentVersions([printed('a', proof(1, true)), printed('b')])).toBeNull();
    expect(currentVersions([printed('a', proof(1, true)), printed('b', proof(1, false))])).toBeNull();
  });

  it('is nothing where nothing is printed', () => {
    expect(currentVersions([{ sid: 'a', printed: false, proofs: [] }])).toBeNull();
  });
});

it('looks at the newest proof first', () => {
  const { newest, older } = newestFirst([proof(1, false), proof(3, true), proof(2, false)]);
  expect([newest, ...older].map((one) => one?.version)).toEqual([3, 2, 1]);
  expect(newestFirst([]).newest).toBeUndefined();
});

it('opens a PDF by itself and shows anything else', () => {
  expect(isPicture('/api/files/1/2/3/proof.PDF?x=1')).toBe(false);
  expect(isPicture('/api/files/1/2/3/proof%201.png')).toBe(true);
});
