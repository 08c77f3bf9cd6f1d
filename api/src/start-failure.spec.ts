import { explainStartFailure } from './start-failure';

const env = { DATABASE_URL: 'postgres://shop:secret@db.example:5432/shop', S3_ENDPOINT: 'http://objects:8333' };

describe('the explanation of a failed start', () => {
  it.each([
    [{ code: 'ENOSPC', path: '/data/mail/1.eml' }, '/data/mail/1.eml cannot be written. The disk is full.'],
    [{ code: 'ENOSPC' }, 'A file cannot be written. The disk is full.'],
    [{ code: 'EROFS', path: '/data' }, '/data cannot be written. The file system is read-only.'],
    [{ code: 'EACCES', path: '/data' }, '/data cannot be written. Give this user the right'],
    [{ driverError: { code: '53100' } }, "The database's disk is full."],
    [
      { code: '08P01', message: 'unsupported startup parameter: options' },
      'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL',
    ],
    [{ code: '42P01' }, 'The database is not migrated. Start with MIGRATE=1.'],
    [{ code: 'ENOTFOUND' }, 'The database at db.example:5432 does not answer (ENOTFOUND).'],
    [{ $metadata: {}, message: 'no such bucket' }, 'The object store at http://objects:8333 failed (no such bucket).'],
  ])('of %j says what failed and what to do', (failure, text) => {
    expect(explainStartFailure(failure, env)?.startsWith(text)).toBe(true);
  });

  it('explains each address of a host that does not answer as one failure', () => {
    const error = new AggregateError([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }]);
    expect(explainStartFailure(error, env)).toMatch(
      /^The database at db\.example:5432 does not answer \(ECONNREFUSED\)/,
    );
  });

  it('leaves errors of the program alone', () => {
    expect(explainStartFailure(new TypeError('x is not a function'), env)).toBeUndefined();
  });
});
