import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { CatalogueImportView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { type Person, somebody } from '../../test/people';
import { editedFile, exportedFile, fileOf, form, sheetsOf, type Value, XLSX } from '../../test/sheets';
import { openStage, type Stage } from '../../test/stage';
import { unzipped } from '../../test/unzipped';
import { zipped } from '../../test/zipped';

let stage: Stage;
let shop: Shop;
let service: Person;
let accounting: Person;
let admin: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await somebody(shop, 'customer_service');
  accounting = await somebody(shop, 'accounting');
  admin = await somebody(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const exported = () => exportedFile(shop, accounting);
const edited = (cells: Record<string, Value>) => editedFile(shop, admin, cells);

const look = (file: Buffer, by = admin) => shop.call('admin/catalogue-import', form(file), by);
const refused = async (file: Buffer, fields: Record<string, string> = {}) => {
  const { body } = await answer(shop, 'admin/catalogue-import', form(file, fields), admin);
  return body as Problem;
};
const placesOf = ({ faults }: CatalogueImportView) =>
  faults.map(({ sheet, cell, code }) => `${sheet}!${cell}: ${code}`);
const apply = async (file: Buffer) => {
  const { agreement } = await look(file);
  return shop.call('admin/catalogue-import', form(file, { apply: 'true', agreement }), admin);
};
const drafts = () => shop.call('admin/tariff-drafts', { range: '[0,99]' }, admin);

/** The place of a row by what its first cells say. */
async function lineOf(sheet: string, ...keys: Value[]): Promise<number> {
  const rows = (await sheetsOf(await exported())).get(sheet) ?? [];
  const found = rows.findIndex((row) => keys.every((key, place) => (row[place] ?? null) === key));
  if (found < 0) throw new Error(`no ${keys.join(' ')} in ${sheet}`);
  return found + 1;
}

describe('an export', () => {
  test('is a file to keep, never cached, and nothing of it is a formula', async () => {
    await shop.database.reader.query(
      `update product_text set summary = '=HYPERLINK("http://evil.test")' where sku = 'acrylic-3mm' and language = 'en'`,
    );
    const response = await shop.send('admin/catalogue-export', {}, accounting);
    expect(response.headers.get('content-type')).toBe(XLSX);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="catalogue-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const file = Buffer.from(await response.arrayBuffer());
    const parts = unzipped(file);
    for (const [name, content] of parts) expect([name, /<f[\s>/]/.test(content.toString())]).toEqual([name, false]);
    expect((await sheetsOf(file)).get('texts')?.flat()).toContain('=HYPERLINK("http://evil.test")');
    const unchanged = await look(file);
    expect(unchanged).toMatchObject({ differences: [], faults: [], outdated: false, draftId: null });
  });
});

describe('a file that was changed', () => {
  test('tells every difference by its cell and writes nothing', async () => {
    const [tier, name] = [await lineOf('tiers', 'vinyl-440', null, 0), await lineOf('texts', 'vinyl-440', 'en')];
    const before = await drafts();
    const { differences, faults, editCount, changeCount } = await look(
      await edited({ [`tiers!D${tier}`]: 4100, [`texts!C${name}`]: 'Strong banner' }),
    );
    expect(faults).toEqual([]);
    expect(differences).toEqual([
      {
        ...{ sheet: 'texts', cell: `C${name}`, subject: 'vinyl-440 / en', column: 'name' },
        ...{ before: 'Vinyl banner', after: 'Strong banner' },
      },
      {
        ...{ sheet: 'tiers', cell: `D${tier}`, subject: 'vinyl-440 / 0', column: 'retail_fen' },
        ...{ before: 3800, after: 4100 },
      },
    ]);
    expect([editCount, changeCount]).toEqual([1, 1]);
    expect(await drafts()).toEqual(before);
    expect((await shop.call('Catalog/Product', { sku: 'vinyl-440' })).name).toBe('Vinyl banner');
  });

  test('becomes one draft that is published as any other, and pages at once', async () => {
    const [tier, name, fee, service_] = [
      await lineOf('tiers', 'roll-up', '85x200', 1),
      await lineOf('texts', 'roll-up', 'en'),
      await lineOf('fees', 'exchange_fee', 'USD'),
      await lineOf('services', '0', 'asia'),
    ];
    const file = await edited({
      [`tiers!D${tier}`]: '15150.5',
      [`texts!C${name}`]: 'Roll-up stand',
      [`fees!D${fee}`]: 0.041,
      [`services!D${service_}`]: 9900,
    });
    const { agreement } = await look(file);
    const made = await shop.call(
      'admin/catalogue-import',
      form(file, { apply: 'true', agreement, title: 'from a sheet' }),
      admin,
    );
    expect((await shop.call('Catalog/Product', { sku: 'vinyl-440' })).name).toBe('Vinyl banner');
    const id = made.draftId ?? '';
    const draft = await shop.call('admin/tariff-draft', {}, { bearer: admin.bearer, params: { id } });
    expect(draft).toMatchObject({ title: 'from a sheet', status: 'open' });
    expect(draft.changes.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'exchange_fee USD',
      'product roll-up',
      'service 0:asia',
    ]);
    const published = await answer(shop, 'admin/tariff-draft-publish', {}, { bearer: admin.bearer, params: { id } });
    expect(published.status).toBe(200);
    expect(await look(file)).toMatchObject({ differences: [], faults: [], outdated: true });
  });

  test('gives a product a language it had not, with its line breaks, and takes it away again', async () => {
    const line = await lineOf('texts', 'acrylic-3mm', 'fr');
    const words = {
      C: 'Acrylique',
      D: 'Plaque de 3 mm',
      E: 'Transparent.\n\nCoupé net.',
      F: 'Ne pas chauffer\nÀ plat',
    };
    const cells = Object.entries(words).map(([column, text]): [string, Value] => [`texts!${column}${line}`, text]);
    const written = await apply(await edited(Object.fromEntries(cells)));
    expect([written.draftId, written.editCount]).toEqual([null, 1]);
    const product = () => shop.call('admin/product', {}, { bearer: admin.bearer, params: { id: 'acrylic-3mm' } });
    expect((await product()).texts.fr).toEqual({
      ...{ name: words.C, summary: words.D, description: words.E },
      ...{ notes: ['Ne pas chauffer', 'À plat'], uses: [] },
    });
    await apply(await edited(Object.fromEntries(cells.map(([place]) => [place, null]))));
    expect((await product()).texts.fr).toBeUndefined();
  });

  test('sent twice at once under one key makes one draft', async () => {
    const file = await edited({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4200 });
    const { agreement } = await look(file);
    const as = { bearer: admin.bearer, headers: { 'idempotency-key': randomUUID() } };
    const before = (await drafts()).length;
    const fields = { apply: 'true', agreement };
    const answers = await atOnce(3, () => answer(shop, 'admin/catalogue-import', form(file, fields), as));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await drafts()).length).toBe(before + 1);
  });

  test('is not applied where it is not what was agreed to', async () => {
    const file = await edited({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4300 });
    const before = await drafts();
    expect((await refused(file, { apply: 'true' })).code).toBe('changed_meanwhile');
    expect((await refused(file, { apply: 'true', agreement: 'x' })).code).toBe('changed_meanwhile');
    const same = await exported();
    const { agreement } = await look(same);
    expect((await refused(same, { apply: 'true', agreement })).code).toBe('draft_empty');
    expect(await drafts()).toEqual(before);
  });

  test('is for those whose prices it changes', async () => {
    const fee = await edited({ [`fees!D${await lineOf('fees', 'exchange_fee', 'JPY')}`]: 0.01 });
    const tier = await edited({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4300 });
    expect((await look(fee, accounting)).faults).toEqual([]);
    expect((await look(tier, service)).faults).toEqual([]);
    expect((await look(fee, service)).faults).toMatchObject([{ sheet: 'fees', code: 'forbidden' }]);
    const { agreement, faults } = await look(tier, accounting);
    expect(faults).toMatchObject([{ sheet: 'tiers', code: 'forbidden' }]);
    const fields = { apply: 'true', agreement };
    expect(await answer(shop, 'admin/catalogue-import', form(tier, fields), accounting)).toMatchObject({
      code: 'sheets_faulty',
    });
  });
});

describe('what cannot be is told by its cell, and nothing is written', () => {
  test.each<[string, Value, string]>([
    ['tiers!D2', 'dear', 'not_a_number'],
    ['tiers!D2', new Date('2026-01-01'), 'not_a_number'],
    ['tiers!D2', true, 'not_a_number'],
    ['tiers!D2', '１２', 'not_a_number'],
    ['tiers!D2', -5, 'negative'],
    ['tiers!D2', null, 'required'],
    ['tiers!E2', 999_999, 'reseller_above_retail'],
    ['tiers!A2', 'no-such', 'unknown_product'],
    ['tiers!B2', 'wide', 'unknown_variant'],
    ['terms!B2', 0.5, 'not_whole'],
    ['products!E2', 'perhaps', 'not_yes_or_no'],
    ['products!B2', 'flags', 'read_only'],
    ['texts!B2', 'it', 'unknown_language'],
    ['texts!A2', 'no-such', 'unknown_product'],
    ['texts!C2', 'Vinyl\u202e banner', 'hidden_characters'],
    ['texts!C2', null, 'required'],
    ['texts!C2', true, 'not_text'],
    ['texts!E2', 'a'.repeat(33_000), 'too_long'],
    ['texts!F2', 'Half of _xD83D_ one', 'hidden_characters'],
    ['texts!E2', 'A bell_x0007_', 'hidden_characters'],
    ['products!G2', 'laser', 'invalid'],
    ['products!H2', 0, 'out_of_range'],
    ['finishes!B2', 'gilded', 'unknown_finish'],
    ['services!A2', '77', 'invalid'],
    ['zones!A2', 'France', 'invalid'],
    ['zones!B2', 'moon', 'zone_without_service'],
    ['fees!D2', 1.5, 'not_below_one'],
    ['tiers!D1', 'price', 'column_unknown'],
  ])('%s as %p is %s', async (place, value, code) => {
    const file = await edited({ [place]: value });
    const seen = await look(file);
    expect(placesOf(seen)).toContain(`${place}: ${code}`);
    const fields = { apply: 'true', agreement: seen.agreement };
    expect(await refused(file, fields)).toMatchObject({
      code: 'sheets_faulty',
      errors: expect.arrayContaining([expect.objectContaining({ field: place, code })]),
    });
  });

  test('rows that stand twice, rows and sheets that are missing, and sheets nobody knows', async () => {
    const sheets = await sheetsOf(await exported());
    const tiers = sheets.get('tiers') ?? [];
    tiers.push([...(tiers[1] ?? [])]);
    sheets.get('products')?.splice(1, 1);
    sheets.get('texts')?.splice(1, 1);
    sheets.delete('zones');
    sheets.set('notes', [['mine']]);
    expect(placesOf(await look(await fileOf(sheets)))).toEqual(
      expect.arrayContaining([
        `tiers!A${tiers.length}: duplicate_row`,
        'products!null: row_missing',
        'texts!null: row_missing',
        'zones!null: sheet_missing',
        'notes!null: sheet_unknown',
      ]),
    );
  });

  test('formulas and errors', async () => {
    const parts = new Map(unzipped(await exported()));
    const name = 'xl/worksheets/sheet3.xml';
    const xml = parts.get(name)?.toString() ?? '';
    const spoilt = xml
      .replace(/<c r="D2"[^>]*>.*?<\/c>/, '<c r="D2"><f>1+1</f><v>2</v></c>')
      .replace(/<c r="E2"[^>]*>.*?<\/c>/, '<c r="E2" t="e"><v>#REF!</v></c>');
    expect(spoilt).not.toBe(xml);
    parts.set(name, Buffer.from(spoilt));
    expect(placesOf(await look(zipped(parts)))).toEqual(['tiers!D2: formula', 'tiers!E2: cell_error']);
  });
});

describe('a file that is no workbook, broken or hostile', () => {
  const unreadable = { status: 422, code: 'sheets_unreadable' };

  test.each<[string, (file: Buffer) => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('sku;price')],
    ['cut short', (file) => file.subarray(0, file.length - 200)],
    ['without sheets', () => zipped(new Map([['a.xml', Buffer.from('<a/>')]]))],
    ['that says it is short and is not', (file) => bomb(file, 64 * 1024 * 1024, 100)],
    ['that says it is long', (file) => bomb(file, 1000, 3_000_000_000)],
    ['that unpacks to more than may be', (file) => bomb(file, 64 * 1024 * 1024)],
    [
      'with a cell in the last row of all',
      (file) => withSheet(file, '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
    ],
    ['with a cell in the last column', (file) => withSheet(file, '<row r="9"><c r="XFD9"><v>1</v></c></row>')],
    ['with a bent tag', (file) => withSheet(file, '<row x=">" r="1048576"></row>')],
    ['with entities of its own', (file) => withSheet(file, '', '<!DOCTYPE x [<!ENTITY a "aa">]>')],
    [
      'with a part that leads elsewhere',
      (file) => zipped(new Map([...unzipped(file), ['../x.xml', Buffer.from('<a/>')]])),
    ],
  ])('%s is refused', async (_, spoil) => {
    expect(await refused(await spoil(await exported()))).toMatchObject(unreadable);
  });

  test('above 5 MB is refused, and so is none at all and one too many fields', async () => {
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: 'sheets_too_large' });
    expect(await answer(shop, 'admin/catalogue-import', form(null), admin)).toMatchObject({ code: 'file_missing' });
    const file = await exported();
    expect(await refused(file, { surplus: '1' })).toMatchObject({ code: 'validation_failed' });
    expect(await refused(file, { apply: 'perhaps' })).toMatchObject({ code: 'validation_failed' });
  });

  function withSheet(file: Buffer, rows: string, head = ''): Buffer {
    const parts = new Map(unzipped(file));
    const sheet = `<?xml version="1.0"?>${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    return zipped(parts.set('xl/worksheets/sheet1.xml', Buffer.from(sheet)));
  }

  /** A part of so many spaces; `said` is what the directory says of its length. */
  function bomb(file: Buffer, size: number, said = size): Buffer {
    const parts = new Map(unzipped(file));
    return zipped(parts.set('xl/comments.xml', Buffer.alloc(size, ' ')), { 'xl/comments.xml': said });
  }

  test('packs well enough to fit: else this would test nothing', () => {
    expect(deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' ')).length).toBeLessThan(1024 * 1024);
  });
});
