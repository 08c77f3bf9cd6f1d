import { currentVersions, splitProofs } from './current-versions';

const proof = (version: number, current: boolean) => ({
  version,
  current,
  url: `/api/files/1/2/3/proof-${version}.png`,
  picture: null,
  pieceArea: null,
  piece: null,
  pins: [],
  settles: [],
  sentAt: '2026-11-17T22:33:42Z',
});
const printed = (sid: string, ...proofs: ReturnType<typeof proof>[]) => ({ sid, printed: true, proofs });

describe('the confirmation of proofs', () => {
  it('contains the current version of every printed item', () => {
    const items = [
      printed('a', proof(1, false), proof(2, true)),
      { sid: 'b', printed: false, proofs: [] },
      printed('c', proof(1, true)),
    ];
    expect(currentVersions(items)).toEqual({ a: 2, c: 1 });
  });

  it('is unavailable until every printed item has a current proof', () => {
    expect(currentVersions([printed('a', proof(1, true)), printed('b')])).toBeNull();
    expect(currentVersions([printed('a', proof(1, true)), printed('b', proof(1, false))])).toBeNull();
  });

  it('is unavailable without printed items', () => {
    expect(currentVersions([{ sid: 'a', printed: false, proofs: [] }])).toBeNull();
  });
});

it('the newest proof comes first', () => {
  const { newest, older } = splitProofs([proof(1, false), proof(3, true), proof(2, false)]);
  expect([newest, ...older].map((one) => one?.version)).toEqual([3, 2, 1]);
  expect(splitProofs([]).newest).toBeUndefined();
});
