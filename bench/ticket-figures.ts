import { createHash } from 'node:crypto';
import { grommetCentres } from '@shop/drawing';
import type { ProductionJob } from '../api/src/production/production-jobs';
import { renderTicket } from '../api/src/production/ticket';
import { cpuSeconds } from './file-figures';
import type { Row } from './section';

const REPETITIONS = 10;
const [WIDTH_MM, HEIGHT_MM] = [6000, 1500];

/** CPU seconds of a job ticket: the mean of several, the first of which reads the fonts. */
export async function measureTickets(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of ['a4', 'label'] as const) {
    const start = process.cpuUsage();
    for (let i = 0; i < REPETITIONS; i++) await renderTicket(JOB, format);
    rows.push({ name: `ticket, ${format}`, seconds: cpuSeconds(start) / REPETITIONS, wanted: { seconds: 0.2 } });
  }
  return rows;
}

const sid = '5c6a1c1e-6f0b-4b8e-9a58-0b8a3a1f7a11';
const grommets = grommetCentres(WIDTH_MM, HEIGHT_MM, 25);
const bleedMm = { top: 50, right: 50, bottom: 50, left: 50 };
const size = { widthMm: WIDTH_MM, heightMm: HEIGHT_MM };

/** A banner with hem, grommets and a seam. */
const JOB = {
  row: { releasedAt: new Date(0), item: { finishes: ['hem-grommet'] } },
  view: {
    ...{
      sid,
      orderId: 'B01234-567890-ABCDEF',
      position: 1,
      quantity: 12,
      ...size,
      grommets: grommets.length,
      seams: 1,
    },
    ...{ material: 'vinyl-440', product: 'Vinyl banner 440 g/m²', variant: null, finishes: ['Hem and grommets'] },
    ...{ printed: true, due: '2026-11-30', country: 'JP', sender: null, fileName: '横断幕_最終版.pdf' },
  },
  chinese: { product: '440 g 喷绘布', variant: null, finishes: ['卷边打扣'] },
  piece: { ...size, bleedMm, isFolded: true, grommets, seams: [{ direction: 'horizontal', atMm: 750 }] },
  file: { sha256: createHash('sha256').update('artwork').digest() },
} as unknown as ProductionJob;
