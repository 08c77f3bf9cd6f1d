import type { EntityManager, ObjectType } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface RowReader {
  select: string;
  columns: readonly ColumnMetadata[];
}

const readers = new WeakMap<object, RowReader>();

/**
 * Reads one row of an entity's table by the values of some columns; null if there is none. It sends the same statement
 * each time and builds it once, which costs a fraction of `findOneBy`; it is for the rows that most requests read.
 * @param lock locks the row until the transaction ends
 */
export async function findRow<E extends object>(
  tx: EntityManager,
  entity: ObjectType<E>,
  where: Readonly<Partial<Record<keyof E & string, string>>>,
  lock: '' | 'for update' = '',
): Promise<E | null> {
  const { columns, select } = readerOf(tx, entity);
  const conditions = Object.keys(where).map((property, index) => {
    const column = columns.find(({ propertyName }) => propertyName === property);
    if (!column) throw new Error(`there is no column ${property}`);
    return `"${column.databaseName}" = $${index + 1}`;
  });
  const rows: Record<string, unknown>[] = await tx.query(
    `${select} where ${conditions.join(' and ')} limit 1 ${lock}`,
    Object.values(where),
  );
  const [row] = rows;
  if (!row) return null;
  const { driver } = tx.dataSource;
  const values = columns.map((column) => [
    column.propertyName,
    driver.prepareHydratedValue(row[column.databaseName], column) as unknown,
  ]);
  return Object.assign(Object.create(entity.prototype as object), Object.fromEntries(values)) as E;
}

function readerOf(tx: EntityManager, entity: ObjectType<object>): RowReader {
  const known = readers.get(entity);
  if (known) return known;
  const { columns: all, tableName } = tx.dataSource.getMetadata(entity);
  const columns = all.filter(({ isSelect }) => isSelect);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`);
  const reader = { select: `select ${names.join(', ')} from "${tableName}"`, columns };
  readers.set(entity, reader);
  return reader;
}
