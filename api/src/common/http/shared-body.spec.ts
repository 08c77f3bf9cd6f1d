import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COMPRESSION_THRESHOLD_BYTES, SharedBody } from './shared-body';

const text = 'x'.repeat(COMPRESSION_THRESHOLD_BYTES);

describe('a shared body', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate, gzip', 'gzip'],
  ])('is compressed once for a client that accepts %s, as %s', async (accepted, encoding) => {
    const body = new SharedBody(Buffer.from(text));
    const first = await body.encodeFor(accepted);
    expect(first.encoding).toBe(encoding);
    expect(String((encoding === 'br' ? brotliDecompressSync : gunzipSync)(first.bytes))).toBe(text);
    expect((await body.encodeFor(accepted)).bytes).toBe(first.bytes);
  });

  it.each([undefined, '', 'identity', 'br;q=0', 'brotli'])(
    'is sent as it is to a client that accepts %s',
    async (accepted) => {
      const body = new SharedBody(Buffer.from(text));
      expect(await body.encodeFor(accepted)).toEqual({ bytes: body.bytes });
    },
  );

  it('is not compressed if it is small', async () => {
    const body = SharedBody.json({ data: 'é' });
    expect(await body.encodeFor('br')).toEqual({ bytes: Buffer.from('{"data":"é"}') });
  });
});
