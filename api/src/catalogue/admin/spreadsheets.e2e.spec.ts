import { randomUUID } from 'node:crypto';
import type { CatalogueImportView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { type TestUser, createUser } from '../../../test/users';
import {
  editWorkbook,
  exportWorkbook,
  writeSheets,
  form,
  readSheets,
  type SpreadsheetValue,
  XLSX,
} from '../../../test/spreadsheets';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { unzip } from '../../../test/unzip';
import { zip } from '../../../test/zip';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;
let accounting: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
  accounting = await createUser(shop, 'accounting');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const exportFile = () => exportWorkbook(shop, accounting);
const editFile = (cells: Record<string, SpreadsheetValue>) => editWorkbook(shop, admin, cells);

const review = (file: Buffer, by = admin) => shop.call('admin/catalogue-import', form(file), by);
const importError = async (file: Buffer, fields: Record<string, string> = {}) => {
  const { body } = await sendRequest(shop, 'admin/catalogue-import', form(file, fields), admin);
  return body as Problem;
};
const formatFaults = ({ faults }: CatalogueImportView) =>
  faults.map(({ sheet, cell, code }) => `${sheet}!${cell}: ${code}`);
const apply = async (file: Buffer) => {
  const { agreement } = await review(file);
  return shop.call('admin/catalogue-import', form(file, { apply: 'true', agreement }), admin);
};
const drafts = () => shop.call('admin/tariff-drafts', { range: '[0,99]' }, admin);

/** The line of a row by the values of its first cells. */
async function lineOf(sheet: string, ...keys: SpreadsheetValue[]): Promise<number> {
  const rows = (await readSheets(await exportFile())).get(sheet) ?? [];
  const found = rows.findIndex((row) => keys.every((key, index) => (row[index] ?? null) === key));
  if (found < 0) throw new Error(`no ${keys.join(' ')} in ${sheet}`);
  return found + 1;
}

describe('the catalogue export', () => {
  test('is an uncached download without formulas', async () => {
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
    const parts = unzip(file);
    for (const [name, content] of parts) expect([name, /<f[\s>/]/.test(content.toString())]).toEqual([name, false]);
    expect((await readSheets(file)).get('texts')?.flat()).toContain('=HYPERLINK("http://evil.test")');
    const unchanged = await review(file);
    expect(unchanged).toMatchObject({ differences: [], faults: [], outdated: false, draftId: null });
  });
});

describe('the import of an edited file', () => {
  test('lists every difference with its cell and writes nothing', async () => {
    const [tier, name] = [await lineOf('tiers', 'vinyl-440', null, 0), await lineOf('texts', 'vinyl-440', 'en')];
    const before = await drafts();
    const { differences, faults, editCount, changeCount } = await review(
      await editFile({ [`tiers!D${tier}`]: 4100, [`texts!C${name}`]: 'Strong banner' }),
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

  test('opens one tariff draft and edits products immediately', async () => {
    const [tier, name, fee, service_] = [
      await lineOf('tiers', 'roll-up', '85x200', 1),
      await lineOf('texts', 'roll-up', 'en'),
      await lineOf('fees', 'exchange_fee', 'USD'),
      await lineOf('services', '0', 'asia'),
    ];
    const file = await editFile({
      [`tiers!D${tier}`]: '15150.5',
      [`texts!C${name}`]: 'Roll-up stand',
      [`fees!D${fee}`]: 0.041,
      [`services!D${service_}`]: 9900,
    });
    const { agreement } = await review(file);
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
    const published = await sendRequest(
      shop,
      'admin/tariff-draft-publish',
      {},
      { bearer: admin.bearer, params: { id } },
    );
    expect(published.status).toBe(200);
    expect(await review(file)).toMatchObject({ differences: [], faults: [], outdated: true });
  });

  test('adds a language to a product, with line breaks, and removes it again', async () => {
    const line = await lineOf('texts', 'acrylic-3mm', 'fr');
    const texts = {
      C: 'Acrylique',
      D: 'Plaque de 3 mm',
      E: 'Transparent.\n\nCoupé net.',
      F: 'Ne pas chauffer\nÀ plat',
    };
    const cells = Object.entries(texts).map(([column, text]): [string, SpreadsheetValue] => [
      `texts!${column}${line}`,
      text,
    ]);
    const written = await apply(await editFile(Object.fromEntries(cells)));
    expect([written.draftId, written.editCount]).toEqual([null, 1]);
    const product = () => shop.call('admin/product', {}, { bearer: admin.bearer, params: { id: 'acrylic-3mm' } });
    expect((await product()).texts.fr).toEqual({
      ...{ name: texts.C, summary: texts.D, description: texts.E },
      ...{ notes: ['Ne pas chauffer', 'À plat'], uses: [] },
    });
    await apply(await editFile(Object.fromEntries(cells.map(([address]) => [address, null]))));
    expect((await product()).texts.fr).toBeUndefined();
  });

  test('renames a category in Chinese by a row that has a name only', async () => {
    const params = { id: 'banner' };
    const category = () => shop.call('admin/category', {}, { bearer: admin.bearer, params });
    const { revision } = await category();
    await shop.call('admin/category-edit', { revision, chineseName: '喷绘布' }, { bearer: admin.bearer, params });
    const line = await lineOf('categories', 'banner', 'zh', '喷绘布');
    const refused = await review(await editFile({ [`categories!D${line}`]: '户外' }));
    expect(formatFaults(refused)).toEqual([`categories!D${line}: invalid`]);
    await apply(await editFile({ [`categories!C${line}`]: '广告布' }));
    const { chineseName, texts } = await category();
    expect([chineseName, Object.keys(texts)]).toEqual(['广告布', ['en', 'ja']]);
  });

  test('opens one draft when sent twice concurrently with one Idempotency-Key', async () => {
    const file = await editFile({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4200 });
    const { agreement } = await review(file);
    const as = { bearer: admin.bearer, headers: { 'idempotency-key': randomUUID() } };
    const before = (await drafts()).length;
    const fields = { apply: 'true', agreement };
    const responses = await runInParallel(3, () => sendRequest(shop, 'admin/catalogue-import', form(file, fields), as));
    expect(sortedStatuses(responses)).toEqual([200, 200, 200]);
    expect((await drafts()).length).toBe(before + 1);
  });

  test('is rejected if its changes differ from those that were reviewed', async () => {
    const file = await editFile({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4300 });
    const before = await drafts();
    expect((await importError(file, { apply: 'true' })).code).toBe('changed_meanwhile');
    expect((await importError(file, { apply: 'true', agreement: 'x' })).code).toBe('changed_meanwhile');
    const same = await exportFile();
    const { agreement } = await review(same);
    expect((await importError(same, { apply: 'true', agreement })).code).toBe('draft_empty');
    expect(await drafts()).toEqual(before);
  });

  test('is allowed only to staff responsible for the changed values', async () => {
    const fee = await editFile({ [`fees!D${await lineOf('fees', 'exchange_fee', 'JPY')}`]: 0.01 });
    const tier = await editFile({ [`tiers!D${await lineOf('tiers', 'vinyl-440', null, 0)}`]: 4300 });
    expect((await review(fee, accounting)).faults).toEqual([]);
    expect((await review(tier, service)).faults).toEqual([]);
    expect((await review(fee, service)).faults).toMatchObject([{ sheet: 'fees', code: 'forbidden' }]);
    const { agreement, faults } = await review(tier, accounting);
    expect(faults).toMatchObject([{ sheet: 'tiers', code: 'forbidden' }]);
    const fields = { apply: 'true', agreement };
    expect(await sendRequest(shop, 'admin/catalogue-import', form(tier, fields), accounting)).toMatchObject({
      code: 'sheets_faulty',
    });
  });
});

describe('an invalid cell', () => {
  test.each<[string, SpreadsheetValue, string]>([
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
  ])('%s with %p is reported as %s', async (address, value, code) => {
    expect(formatFaults(await review(await editFile({ [address]: value })))).toContain(`${address}: ${code}`);
  });

  test('the import of a file with invalid cells is rejected with the address of each', async () => {
    const file = await editFile({ 'tiers!D2': -5, 'zones!B2': 'moon' });
    const { agreement } = await review(file);
    const readTiers = async () => (await readSheets(await exportFile())).get('tiers');
    const before = [await drafts(), await readTiers()];
    expect(await importError(file, { apply: 'true', agreement })).toMatchObject({
      code: 'sheets_faulty',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'tiers!D2', code: 'negative' }),
        expect.objectContaining({ field: 'zones!B2', code: 'zone_without_service' }),
      ]),
    });
    expect([await drafts(), await readTiers()]).toEqual(before);
  });

  test('duplicate and missing rows, and missing and unknown sheets, are reported', async () => {
    const sheets = await readSheets(await exportFile());
    const tiers = sheets.get('tiers') ?? [];
    tiers.push([...(tiers[1] ?? [])]);
    sheets.get('products')?.splice(1, 1);
    sheets.get('texts')?.splice(1, 1);
    sheets.delete('zones');
    sheets.set('notes', [['mine']]);
    expect(formatFaults(await review(await writeSheets(sheets)))).toEqual(
      expect.arrayContaining([
        `tiers!A${tiers.length}: duplicate_row`,
        'products!null: row_missing',
        'texts!null: row_missing',
        'zones!null: sheet_missing',
        'notes!null: sheet_unknown',
      ]),
    );
  });

  test('formulas and cell errors are reported', async () => {
    const parts = new Map(unzip(await exportFile()));
    const name = 'xl/worksheets/sheet3.xml';
    const xml = parts.get(name)?.toString() ?? '';
    const invalid = xml
      .replace(/<c r="D2"[^>]*>.*?<\/c>/, '<c r="D2"><f>1+1</f><v>2</v></c>')
      .replace(/<c r="E2"[^>]*>.*?<\/c>/, '<c r="E2" t="e"><v>#REF!</v></c>');
    expect(invalid).not.toBe(xml);
    parts.set(name, Buffer.from(invalid));
    expect(formatFaults(await review(zip(parts)))).toEqual(['tiers!D2: formula', 'tiers!E2: cell_error']);
  });
});

describe('a file that is not a workbook, damaged or malicious', () => {
  const unreadable = { status: 422, code: 'sheets_unreadable' };
  let exported: Buffer;

  beforeAll(async () => {
    exported = await exportFile();
  });

  test.each<[string, (file: Buffer) => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('sku;price')],
    ['that is truncated', (file) => file.subarray(0, file.length - 200)],
    ['without sheets', () => zip(new Map([['a.xml', Buffer.from('<a/>')]]))],
    ['that declares less than its size', (file) => bomb(file, 1024 * 1024, 100)],
    ['that declares a huge size', (file) => bomb(file, 1000, 3_000_000_000)],
    [
      'that is small but unpacks to more than the limit',
      (file) => {
        const small = bomb(file, 64 * 1024 * 1024);
        expect(small.length).toBeLessThan(1024 * 1024);
        return small;
      },
    ],
    [
      'with a cell in the last row of all',
      (file) => withSheet(file, '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
    ],
    ['with a cell in the last column', (file) => withSheet(file, '<row r="9"><c r="XFD9"><v>1</v></c></row>')],
    ['with a malformed tag', (file) => withSheet(file, '<row x=">" r="1048576"></row>')],
    ['with its own entities', (file) => withSheet(file, '', '<!DOCTYPE x [<!ENTITY a "aa">]>')],
    ['with a part outside its folder', (file) => zip(new Map([...unzip(file), ['../x.xml', Buffer.from('<a/>')]]))],
  ])('%s is rejected', async (_, damage) => {
    expect(await importError(await damage(exported))).toMatchObject(unreadable);
  });

  test('is rejected above 5 MB, without a file and with unknown fields', async () => {
    expect(await importError(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'sheets_too_large',
    });
    expect(await sendRequest(shop, 'admin/catalogue-import', form(null, { title: 'Autumn' }), admin)).toMatchObject({
      code: 'file_missing',
    });
    expect(await importError(exported, { surplus: '1' })).toMatchObject({ code: 'validation_failed' });
    expect(await importError(exported, { apply: 'perhaps' })).toMatchObject({ code: 'validation_failed' });
  });

  function withSheet(file: Buffer, rows: string, head = ''): Buffer {
    const parts = new Map(unzip(file));
    const sheet = `<?xml version="1.0"?>${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    return zip(parts.set('xl/worksheets/sheet1.xml', Buffer.from(sheet)));
  }

  /** Adds a part of `size` spaces whose declared length is `declared`. */
  function bomb(file: Buffer, size: number, declared = size): Buffer {
    const parts = new Map(unzip(file));
    return zip(parts.set('xl/comments.xml', Buffer.alloc(size, ' ')), { 'xl/comments.xml': declared });
  }
});
