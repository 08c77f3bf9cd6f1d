import { getMetadataArgsStorage } from 'typeorm';
import { dataSource } from '../src/common/database/data-source';
import { testDatabase, type TestDatabase } from './test-env';

/** Tables and columns that no entity describes. */
const EXEMPT = new Set([
  // Written by the migrations themselves, before the application connects.
  'schema_migration',
  // TypeORM does not know the type xid8. Only a trigger reads it.
  'ledger_entry.written_in',
]);

/** What PostgreSQL calls a type, and what entities call it. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  character: 'char',
  'timestamp with time zone': 'timestamptz',
};

interface ColumnShape {
  type: string;
  nullable: boolean;
  primary: boolean;
}

let database: TestDatabase;
let source: ReturnType<typeof dataSource>;

beforeAll(async () => {
  database = await testDatabase();
  source = await dataSource({
    databaseUrl: database.url,
    isDatabasePooled: false,
    preparesStatements: false,
    poolSize: 1,
    databaseTimeoutMs: 20_000,
  }).initialize();
});

afterAll(async () => {
  await source.destroy();
  await database.close();
});

test('entities describe every table and column of the migrated database, with type, nullability and key', async () => {
  expect(entityShapes()).toEqual(await databaseShapes());
});

test('no two entities describe the same table', () => {
  const tables = getMetadataArgsStorage().tables.map(({ name }) => name);
  expect(tables.filter((name, place) => tables.indexOf(name) !== place)).toEqual([]);
});

/** By table and column, as the entities declare them. */
function entityShapes(): Record<string, Record<string, ColumnShape>> {
  return Object.fromEntries(
    source.entityMetadatas.map(({ tableName, columns }) => [
      tableName,
      Object.fromEntries(
        columns.map(({ databaseName, type, isArray, isNullable, isPrimary }) => [
          databaseName,
          { type: `${String(type)}${isArray ? '[]' : ''}`, nullable: isNullable, primary: isPrimary },
        ]),
      ),
    ]),
  );
}

/** By table and column, as PostgreSQL has them. */
async function databaseShapes(): Promise<Record<string, Record<string, ColumnShape>>> {
  const rows: { table: string; column: string; type: string; required: boolean; primary: boolean }[] =
    await source.query(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as required,
        -- A table without a primary key is keyed by all of its columns, because every entity needs a key.
        coalesce(a.attnum = any(k.conkey), k.conkey is null) as primary
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`);
  const shapes: Record<string, Record<string, ColumnShape>> = {};
  for (const { table, column, type, required, primary } of rows) {
    if (EXEMPT.has(table) || EXEMPT.has(`${table}.${column}`)) continue;
    const [, name = '', array = ''] = /^(.*?)(\[\])?$/.exec(type) ?? [];
    shapes[table] = {
      ...shapes[table],
      [column]: { type: `${TYPE_NAMES[name] ?? name}${array}`, nullable: !required, primary },
    };
  }
  return shapes;
}
