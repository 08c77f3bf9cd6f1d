import { parseColourProfile } from './colour-profile';

const CURVES = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'];

interface Profile {
  size?: number;
  version?: number;
  deviceClass?: string;
  colours?: string;
  connection?: string;
  signature?: string;
  tags?: readonly string[];
  /** Bytes of each tag. */
  tagSize?: number;
  /** Bytes of the file. */
  length?: number;
}

/** A profile whose tags all are the same bytes. */
function profile({ tags = ['A2B0', 'B2A0'], tagSize = 16, ...header }: Profile = {}): Uint8Array {
  const data = 132 + tags.length * 12;
  const bytes = Buffer.alloc(data + 16);
  bytes.writeUInt32BE(header.size ?? bytes.length, 0);
  bytes.writeUInt8(header.version ?? 4, 8);
  bytes.write(header.deviceClass ?? 'prtr', 12, 'latin1');
  bytes.write(header.colours ?? 'CMYK', 16, 'latin1');
  bytes.write(header.connection ?? 'Lab ', 20, 'latin1');
  bytes.write(header.signature ?? 'acsp', 36, 'latin1');
  bytes.writeUInt32BE(tags.length, 128);
  tags.forEach((tag, index) => {
    const entry = 132 + index * 12;
    bytes.write(tag, entry, 'latin1');
    bytes.writeUInt32BE(data, entry + 4);
    bytes.writeUInt32BE(tagSize, entry + 8);
  });
  return Uint8Array.from(bytes.subarray(0, header.length ?? bytes.length));
}

test.each<[string, Profile, string]>([
  ['of a printer in CMYK', {}, 'cmyk'],
  ['of version 2', { version: 2 }, 'cmyk'],
  ['in RGB with tables', { colours: 'RGB ' }, 'rgb'],
  ['in RGB with curves', { colours: 'RGB ', connection: 'XYZ ', tags: CURVES }, 'rgb'],
])('a profile %s is read', (_, options, colours) => {
  expect(parseColourProfile(profile(options))).toEqual({ colours });
});

test.each<[string, Profile]>([
  ['of a screen', { deviceClass: 'mntr', colours: 'RGB ' }],
  ['of a camera', { deviceClass: 'scnr' }],
  ['in grey', { colours: 'GRAY' }],
  ['of another version', { version: 5 }],
  ['of a device link', { connection: 'CMYK' }],
  ['without the way back from the inks', { tags: ['B2A0'] }],
  ['in CMYK with curves', { tags: CURVES }],
])('a profile %s is not for printing', (_, options) => {
  expect(parseColourProfile(profile(options))).toEqual({ problem: 'not_for_printing' });
});

test.each<[string, Uint8Array]>([
  ['is empty', new Uint8Array()],
  ['ends in the header', profile({ length: 120 })],
  ['ends before its last byte', profile({ length: 170 })],
  ['goes on after its end', profile({ size: 160 })],
  ['has another signature', profile({ signature: 'none' })],
  ['has a tag that ends outside it', profile({ tagSize: 17 })],
  ['has a tag whose size overflows', profile({ tagSize: 0xff_ff_ff_ff })],
  ['has more tags than it has room for', profile({ tags: Array.from({ length: 201 }, () => 'A2B0') })],
])('a file that %s is damaged', (_, bytes) => {
  expect(parseColourProfile(bytes)).toEqual({ problem: 'damaged' });
});
