/** Errors of files: the folder or disk must change. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'Give this user the right to write there, or choose another folder with DATA_DIR.',
  EPERM: 'Give this user the right to write there, or choose another folder with DATA_DIR.',
  EROFS: 'The file system is read-only. Choose another folder with DATA_DIR.',
  ENOTDIR: 'A part of the path is a file. Choose another folder with DATA_DIR.',
  EEXIST: 'There is a file in place of the folder. Choose another folder with DATA_DIR.',
  ENOSPC: 'The disk is full. Make space and start again.',
};

/** What PostgreSQL reports by its SQLSTATE. */
const DATABASE_PROBLEMS: Readonly<Record<string, string>> = {
  '28P01': 'The database rejected the user or the password. Correct DATABASE_URL.',
  '28000': 'The database rejected the user. Correct DATABASE_URL, or allow the user in pg_hba.conf.',
  '3D000': 'The server has no such database. Create it, or correct DATABASE_URL.',
  '53100': "The database's disk is full. Make space and start again.",
  '53300': 'The database has no connection left. Raise max_connections, or lower POOL_SIZE.',
  '57P03': 'The database is starting. Start again in a moment.',
  '42501': "The database's user may not do that. Make it the owner of the database.",
  '42P01': 'The database is not migrated. Start with MIGRATE=1.',
};

/** The errors of a connection that is not established. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
]);

interface Failure {
  code?: unknown;
  message?: unknown;
  path?: unknown;
  port?: unknown;
  syscall?: unknown;
  $metadata?: unknown;
}

/** One sentence about what failed and one about what to do, for failures that an operator can end. */
export function explainStartFailure(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  const failure = unwrap(error);
  const code = String(failure.code ?? '');
  if (String(failure.message).includes('unsupported startup parameter: options')) {
    return 'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
  }
  if (code === 'EADDRINUSE') {
    return `Port ${String(failure.port)} is in use. Stop the other program, or choose another port with PORT or METRICS_PORT.`;
  }
  if (failure.$metadata !== undefined) {
    return `The object store at ${env.S3_ENDPOINT ?? 'AWS'} failed (${String(failure.message)}). Check it and the S3_ variables.`;
  }
  if (CONNECTION_CODES.has(code)) {
    const name = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    return `The database at ${hostOf(env[name])} does not answer (${code}). Start PostgreSQL, or correct ${name}.`;
  }
  if (DATABASE_PROBLEMS[code]) return DATABASE_PROBLEMS[code];
  return explainFileError(failure);
}

/** What an operator can do about a file or folder that cannot be written. */
export function explainFileError({ code, path }: { code?: unknown; path?: unknown }): string | undefined {
  const advice = FILE_PROBLEMS[String(code)];
  if (advice === undefined || (path === undefined && code !== 'ENOSPC')) return undefined;
  return `${typeof path === 'string' ? path : 'A file'} cannot be written. ${advice}`;
}

/** TypeORM wraps the driver's error; Node.js one error per address of a host. */
function unwrap(error: unknown): Failure {
  const { driverError, errors } = error as { driverError?: unknown; errors?: unknown[] };
  return (driverError ?? (error instanceof AggregateError ? errors?.[0] : undefined) ?? error) as Failure;
}

/** Without the user and the password. */
function hostOf(url: string | undefined): string {
  return URL.canParse(url ?? '') ? new URL(url ?? '').host : 'DATABASE_URL';
}
