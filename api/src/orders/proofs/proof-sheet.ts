import type { ItemView, OrderItemView, PreflightView } from '@shop/contract';
import type { Block, Field, PdfDocument } from '../../pdf/public';
import { translations } from '../../common/public';
import type { DrawnPiece } from '../../artwork/public';

/** What a generated proof shows. */
export interface ProofSheet {
  language: string;
  issuer: string;
  orderId: string;
  version: number;
  at: Date;
  item: Pick<OrderItemView, 'product' | 'grommets' | 'seams'> & { item: ItemView };
  /** Names of the material or model and of the finishes. */
  material: string;
  finishes: readonly string[];
  drawn: DrawnPiece;
  preflight: PreflightView | null;
}

const UNITS = ['inch', 'foot', 'centimetre', 'metre'] as const;
const PIECE_HEIGHT = 300;
const CHINA = 'Asia/Shanghai';

/** A page with the piece to scale, its specification and what the check of the artwork found. */
export function layOutProof(sheet: ProofSheet): PdfDocument {
  const { language, issuer, orderId, version, at } = sheet;
  const t = textsIn(language);
  const title = t('title', { version: String(version), order: orderId });
  return {
    ...{ title, language, issuer, heading: t('heading'), runningTitle: title, createdAt: at },
    status: `${t('version')} ${version} · ${orderId}`,
    footer: [t('note')],
    pageLabel: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
    blocks: [pieceBlock(sheet), { kind: 'fields', fields: specification(sheet) }, ...findingBlocks(sheet)],
  };
}

function pieceBlock({ drawn: { piece, picture }, language }: ProofSheet): Block {
  const { widthMm, heightMm, grommets, seams } = piece;
  const mm = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    kind: 'piece',
    piece: {
      ...{ widthMm, heightMm, picture, grommets, seams, maxHeight: PIECE_HEIGHT },
      widthLabel: `${mm.format(widthMm)} mm`,
      heightLabel: `${mm.format(heightMm)} mm`,
    },
  };
}

function specification(sheet: ProofSheet): Field[] {
  const { language, orderId, version, at, material, finishes, drawn, preflight } = sheet;
  const { product, item, grommets, seams } = sheet.item;
  const t = textsIn(language);
  const number = new Intl.NumberFormat(language);
  const { colour, profile, dpi } = preflight?.facts ?? {};
  const colours = [colour && t(colour), profile].filter(Boolean).join(', ');
  const fields: [string, string | false][] = [
    ['order', orderId],
    ['version', String(version)],
    ['date', new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: CHINA }).format(at)],
    ['item', product.name],
    ['material', material !== product.name && material],
    ['size', sizeIn(item, t)],
    ['quantity', number.format(item.quantity)],
    ['finishes', finishes.length > 0 ? finishes.join(', ') : t('noFinishes')],
    ['grommets', grommets > 0 && number.format(grommets)],
    ['seams', seams > 0 && number.format(seams)],
    ['file', `${drawn.artwork.name} (SHA-256 ${drawn.artwork.sha256.slice(0, 8)})`],
    ['colours', colours],
    ['resolution', dpi !== undefined && `${number.format(Math.round(dpi))} dpi`],
  ];
  return fields.flatMap(([name, value]) => (value ? [{ name: t(name), value }] : []));
}

/** As the customer ordered it; empty for a product without a size of its own. */
function sizeIn({ width, length, unit }: ItemView, t: Translate): string {
  const name = UNITS[unit ?? -1];
  return width !== undefined && length !== undefined && name ? `${width} × ${length} ${t(name)}` : '';
}

function findingBlocks({ language, preflight }: ProofSheet): Block[] {
  const t = textsIn(language);
  const findings = preflight?.findings ?? [];
  return [
    { kind: 'space', height: 8 },
    { kind: 'text', text: t('findings'), style: 'strong' },
    ...(findings.length === 0 ? [{ kind: 'text', text: t('noFindings') } as const] : []),
    ...findings.map(({ severity, text }): Block => ({ kind: 'text', text: `${t(severity)}: ${text}` })),
  ];
}

type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

function textsIn(language: string): Translate {
  const texts = translations(language, 'proofs');
  return (key, values = {}) =>
    String(texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
