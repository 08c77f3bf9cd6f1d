import type { LedgerEntryView } from '@shop/contract';
import { formatDecimal, type NamedSheet, type StreamedCell } from '../../common/public';
import { describeEntry, FEN_DIGITS, type JournalFacts } from './journal-layouts';
import { type JournalLine, sumOf, toJournalLines } from './journal-lines';

type Cell = StreamedCell;
const TEXT = (length: number) => `Varchar(${length})`;
const NUMBER = 'Decimal(28,10)';
const DATE = 'DateTime';
const LONG = 'Text';

/**
 * The columns of K/3's standard format for vouchers, in its order: heading, field, type, place in K/3's own table, and what
 * K/3 writes into a column without a value. They are those of the workbooks that K/3 exports and that programs which feed
 * it write: sheet `Page1` with the lines, and sheet `t_Schema`, which K/3 reads to find the fields of the columns.
 */
const COLUMNS = [
  ['凭证日期', 'FDate', DATE, 1, ''],
  ['会计年度', 'FYear', NUMBER, 2, ''],
  ['会计期间', 'FPeriod', NUMBER, 3, ''],
  ['凭证字', 'FGroupID', TEXT(80), 4, '记'],
  ['凭证号', 'FNumber', NUMBER, 5, ''],
  ['科目代码', 'FAccountNum', TEXT(40), 7, ''],
  ['科目名称', 'FAccountName', TEXT(255), 8, ''],
  ['币别代码', 'FCurrencyNum', TEXT(10), 9, ''],
  ['币别名称', 'FCurrencyName', TEXT(40), 10, ''],
  ['原币金额', 'FAmountFor', NUMBER, 11, ''],
  ['借方', 'FDebit', NUMBER, 12, ''],
  ['贷方', 'FCredit', NUMBER, 13, ''],
  ['制单', 'FPreparerID', TEXT(255), 14, ''],
  ['审核', 'FCheckerID', TEXT(255), 15, 'NONE'],
  ['核准', 'FApproveID', TEXT(255), 17, 'NONE'],
  ['出纳', 'FCashierID', TEXT(255), 18, 'NONE'],
  ['经办', 'FHandler', TEXT(50), 19, ''],
  ['结算方式', 'FSettleTypeID', TEXT(80), 20, '*'],
  ['结算号', 'FSettleNo', TEXT(255), 21, ''],
  ['凭证摘要', 'FExplanation', TEXT(255), 22, ''],
  ['数量', 'FQuantity', NUMBER, 23, 0],
  ['数量单位', 'FMeasureUnitID', TEXT(255), 24, '*'],
  ['单价', 'FUnitPrice', NUMBER, 25, 0],
  ['参考信息', 'FReference', TEXT(255), 26, ''],
  ['业务日期', 'FTransDate', DATE, 27, ''],
  ['往来业务编号', 'FTransNo', TEXT(255), 28, ''],
  ['附件数', 'FAttachments', NUMBER, 29, 0],
  ['序号', 'FSerialNum', NUMBER, 30, ''],
  ['系统模块', 'FObjectName', TEXT(100), 31, ''],
  ['业务描述', 'FParameter', TEXT(100), 32, ''],
  ['汇率类型', 'FExchangeRateType', TEXT(80), 33, '公司汇率'],
  ['汇率', 'FExchangeRate', NUMBER, 34, ''],
  ['分录序号', 'FEntryID', NUMBER, 35, ''],
  ['核算项目', 'FItem', LONG, 36, ''],
  ['过账', 'FPosted', NUMBER, 37, 0],
  ['机制凭证', 'FInternalInd', TEXT(10), 38, ''],
  ['现金流量', 'FCashFlow', LONG, 39, ''],
] as const;
type ColumnName = (typeof COLUMNS)[number][0];

/** Kingdee cuts off or rejects a longer summary. */
const SUMMARY_LENGTH = 80;
const currencyNames = new Intl.DisplayNames('zh-CN', { type: 'currency' });

/**
 * The journal as a workbook for importing vouchers into Kingdee K/3 (凭证引入): amounts in the original currency, and in CNY
 * at the day's rate. Vouchers are numbered from 1 in each month, the accounting period; the summary begins with the number
 * in the journal.
 */
export function kingdeeVouchers(entries: readonly LedgerEntryView[], facts: JournalFacts): NamedSheet[] {
  const rows = entries.flatMap((entry, voucher) =>
    toJournalLines(entry.postings).map((line, index) => {
      const values = voucherLine(entry, line, facts);
      const places: Partial<Record<ColumnName, Cell>> = { 序号: voucher + 1, 分录序号: index };
      return COLUMNS.map(([name, , , , fallback]) => values[name] ?? places[name] ?? fallback);
    }),
  );
  return [
    { name: 'Page1', rows: [COLUMNS.map(([name]) => name), ...rows] },
    { name: 't_Schema', rows: schemaRows() },
  ];
}

/** The values that the shop has for a line of a voucher. */
function voucherLine(
  entry: LedgerEntryView,
  { code, chinese, currency, side, amounts }: JournalLine,
  { digits, perCny, firstNumbers }: JournalFacts,
): Partial<Record<ColumnName, Cell>> {
  const places = digits.get(currency) ?? FEN_DIGITS;
  const rate = perCny(currency, entry.day);
  const fen = sumOf(amounts.map((amount) => toFen(amount, places, rate)));
  const cny = (on: JournalLine['side']) => ({ decimal: formatDecimal(side === on ? fen : 0, FEN_DIGITS) });
  const [year, month] = entry.day.split('-');
  return {
    凭证日期: entry.day,
    会计年度: Number(year),
    会计期间: Number(month),
    凭证号: voucherNumber(entry, firstNumbers),
    科目代码: code,
    科目名称: chinese,
    币别代码: currency === 'CNY' ? 'RMB' : currency,
    币别名称: currencyNames.of(currency) ?? currency,
    原币金额: { decimal: formatDecimal(sumOf(amounts), places) },
    借方: cny('debit'),
    贷方: cny('credit'),
    制单: entry.by ?? '',
    凭证摘要: describeEntry(entry).slice(0, SUMMARY_LENGTH),
    参考信息: entry.reference ?? '',
    业务日期: entry.day,
    往来业务编号: entry.orderId ?? '',
    汇率: { decimal: (1 / rate).toFixed(6) },
  };
}

function voucherNumber({ number, seq, day }: LedgerEntryView, firstNumbers: JournalFacts['firstNumbers']): number {
  const first = firstNumbers.get(day.slice(0, 7));
  return number === null || first === undefined ? (number ?? seq) : number - first + 1;
}

/** Minor units of a currency in fen, rounded to the nearest. Debit and credit of a posting are rounded alike. */
function toFen(amount: number, places: number, perCny: number): number {
  return Math.round((amount / 10 ** places / perCny) * 10 ** FEN_DIGITS);
}

function schemaRows(): Cell[][] {
  const header = ['FType', 'FKey', 'FFieldName', 'FCaption', 'FValueType', 'FNeedSave', 'FColIndex', 'FSrcTableName'];
  const more = ['FSrcFieldName', 'FExpFieldName', 'FImpFieldName', 'FDefaultVal', 'FSearch', 'FItemPageName'];
  const last = ['FTrueType', 'FPrecision', 'FSearchName', 'FIsShownList', 'FViewMask', 'FPage'];
  return [
    [...header, ...more, ...last],
    ['ClassInfo', 'ClassType', '', 'VoucherData'],
    ['ClassInfo', 'ClassTypeID', '', '123'],
    ['PageInfo', 'Page1', '', 'Page1'],
    ...COLUMNS.map(([caption, field, type, place]) => [
      ...['FieldInfo', field, field, caption, type, '', String(place), '', '', field, field, '', '0'],
      ...['', '', '0', '0', '0', '0', '1'],
    ]),
  ];
}
