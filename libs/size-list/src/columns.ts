import { type Cell, type Column, textOf } from './cell';
import { readSide, splitSize } from './dimension';
import { findUnit, type WrittenUnit } from './units';

/** What a column of a list holds; `size` is width and length in one cell, `height` is a length if nothing else is. */
type Role = Column | 'size' | 'height' | 'file' | 'number';

/** Where each value is; a missing column is undefined. */
export interface ListColumns {
  places: Readonly<Partial<Record<Column | 'size', number>>>;
  /** Units that headers such as `Width (cm)` name. */
  units: Readonly<Partial<Record<'width' | 'length' | 'size', WrittenUnit>>>;
  /** The index of the first row below the header. */
  start: number;
}

const WORDS: Readonly<Record<Role, readonly string[]>> = {
  width: [
    'width',
    'w',
    'wide',
    '幅',
    '横',
    '横幅',
    'ヨコ',
    '宽',
    '宽度',
    'largeur',
    'larg',
    'ancho',
    'anchura',
    'breite',
    'b',
  ],
  length: [
    'length',
    'l',
    'long',
    'len',
    '長さ',
    '丈',
    '长',
    '长度',
    'longueur',
    'largo',
    'longitud',
    'länge',
    'laenge',
  ],
  height: [
    'height',
    'h',
    'high',
    '高さ',
    '縦',
    'タテ',
    '高',
    '高度',
    'hauteur',
    'haut',
    'alto',
    'altura',
    'höhe',
    'hoehe',
  ],
  size: [
    'size',
    'dimensions',
    'dimension',
    'サイズ',
    '寸法',
    '尺寸',
    'taille',
    'format',
    'medida',
    'medidas',
    'tamaño',
    'größe',
    'maße',
    'abmessungen',
  ],
  unit: ['unit', 'units', 'uom', '単位', '单位', 'unité', 'unidad', 'einheit'],
  quantity: [
    'quantity',
    'qty',
    'pcs',
    'pieces',
    'count',
    'copies',
    'amount',
    '数量',
    '枚数',
    '個数',
    '部数',
    'quantité',
    'qté',
    'nombre',
    'cantidad',
    'cant',
    'uds',
    'menge',
    'anzahl',
    'stück',
    'stk',
  ],
  label: [
    'label',
    'name',
    'memo',
    'description',
    'title',
    'reference',
    'ref',
    'note',
    'notes',
    'ラベル',
    '名前',
    '名称',
    '品名',
    '備考',
    'メモ',
    '标签',
    '备注',
    'libellé',
    'nom',
    'désignation',
    'référence',
    'etiqueta',
    'nombre del archivo',
    'descripción',
    'referencia',
    'bezeichnung',
    'beschreibung',
    'referenz',
  ],
  file: [
    'file',
    'filename',
    'file name',
    'artwork',
    'ファイル',
    'ファイル名',
    '文件',
    '文件名',
    'fichier',
    'archivo',
    'datei',
    'dateiname',
  ],
  number: [
    '#',
    'no',
    'nr',
    'number',
    'row',
    'line',
    'pos',
    'item',
    '番号',
    '序号',
    'n°',
    'nº',
    'numéro',
    'número',
    'nummer',
  ],
};

const ROLE_BY_WORD: ReadonlyMap<string, Role> = new Map(
  (Object.entries(WORDS) as [Role, readonly string[]][]).flatMap(([role, words]) =>
    words.map((word) => [word.normalize('NFKC'), role] as const),
  ),
);

/** Titles may stand above the header. */
const HEADER_WITHIN = 20;
const MAX_HEADER_LENGTH = 60;

/** Finds the columns of a list by its header, or by what the cells look like. */
export function findColumns(rows: readonly (readonly Cell[])[]): ListColumns {
  for (const [index, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const headers = row.map((cell) => readHeader(textOf(cell)));
    const columns = placesOf(headers.map((header) => header?.role));
    if (!hasSize(columns)) continue;
    const unitAt = (place: number | undefined) => (place === undefined ? undefined : headers[place]?.unit);
    const { width, length, size } = columns;
    return {
      places: columns,
      units: { width: unitAt(width), length: unitAt(length), size: unitAt(size) },
      start: index + 1,
    };
  }
  return { places: placesOf(guessRoles(rows)), units: {}, start: 0 };
}

const hasSize = ({ width, length, size }: ListColumns['places']) =>
  size !== undefined || (width !== undefined && length !== undefined);

function readHeader(text: string): { role: Role; unit?: WrittenUnit | undefined } | undefined {
  if (text.length > MAX_HEADER_LENGTH) return undefined;
  const [, before = '', inner = ''] = /^([^([]*?)\s*(?:[([]([^)\]]*)[)\]])?\s*$/.exec(text.toLowerCase()) ?? [];
  const words = before.replace(/[:.*]+$/, '').trim();
  const role = ROLE_BY_WORD.get(words) ?? sharedRole(words.split('/'));
  if (role) return { role, unit: findUnit(inner) };
  // `Width in cm`, `Breite cm`
  const [, name = '', unitName = ''] = /^(.+?)(?:\s+in)?\s+(\S+)$/.exec(words) ?? [];
  const [named, unit] = [ROLE_BY_WORD.get(name), findUnit(unitName)];
  return named && unit !== undefined ? { role: named, unit } : undefined;
}

/** The role of a header in two languages, as `Breite / Width`. */
function sharedRole(names: readonly string[]): Role | undefined {
  const [role, ...others] = names.map((name) => ROLE_BY_WORD.get(name.trim()));
  return others.every((other) => other === role) ? role : undefined;
}

/** The first column of each role. A list of lengths and heights calls the length width. */
function placesOf(roles: readonly (Role | undefined)[]): Partial<Record<Column | 'size', number>> {
  const first = (role: Role) => {
    const place = roles.indexOf(role);
    return place < 0 ? undefined : place;
  };
  const [width, length, height] = [first('width'), first('length'), first('height')];
  return {
    width: width ?? (height === undefined ? undefined : length),
    length: width === undefined ? (height ?? length) : (length ?? height),
    size: first('size'),
    unit: first('unit'),
    quantity: first('quantity'),
    label: first('label') ?? first('file'),
  };
}

/** Of a list without a header: two sides or one size, then units, whole numbers and text in any sequence. */
function guessRoles(rows: readonly (readonly Cell[])[]): (Role | undefined)[] {
  const count = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  const cells = Array.from({ length: count }, (_, place) =>
    rows
      .slice(0, 200)
      .map((row) => textOf(row[place]))
      .filter((text) => text !== ''),
  );
  const most = (place: number, matches: (text: string) => boolean) => {
    const all = cells[place] ?? [];
    return all.length > 0 && all.filter(matches).length * 10 >= all.length * 6;
  };
  const isSide = (text: string) => {
    const read = readSide(text, null);
    return read.ok || read.problem === 'ambiguous_number' || read.problem === 'not_positive';
  };
  const taken: (Role | undefined)[] = cells.map(() => undefined);
  const free = () => taken.map((_, place) => place).filter((place) => taken[place] === undefined);
  const take = (role: Role, matches: (text: string) => boolean) => {
    const place = free().find((candidate) => most(candidate, matches));
    if (place !== undefined) taken[place] = role;
    return place !== undefined;
  };
  if (isRowNumber(cells, isSide)) taken[0] = 'number';
  if (!take('size', (text) => splitSize(text) !== null)) {
    take('width', isSide);
    // The column beside it, also where some of its cells are no numbers: another one would be placed wrongly.
    const beside = taken.indexOf('width') + 1;
    if (beside > 0 && beside < count) taken[beside] = 'length';
  }
  take('unit', (text) => findUnit(text) !== undefined);
  take('quantity', (text) => /^\d[\d ,.]*\D{0,8}$/.test(text));
  take('label', () => true);
  return taken;
}

/** Whether the first column counts the rows of a list with two sides after it. */
function isRowNumber(cells: readonly (readonly string[])[], isSide: (text: string) => boolean): boolean {
  const [first = [], second = [], third = []] = cells;
  const from = Number(first[0]);
  const counts = first.length > 2 && first.every((text, index) => /^\d+$/.test(text) && Number(text) === from + index);
  return counts && from <= 1 && second.every(isSide) && third.every(isSide) && third.length === first.length;
}
