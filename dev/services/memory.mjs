import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { Refused } from './refused.mjs';

/**
 * What a data folder remembers between starts: ports, passwords, process identities. Kept as one JSON file that only
 * its owner reads and that is replaced whole, so that a kill leaves the old or the new one.
 */
export function openMemory(file) {
  const values = read(file);
  const save = () => replace(file, JSON.stringify(values, null, 2));
  return {
    get: (key) => values[key],
    set(key, value) {
      values[key] = value;
      save();
      return value;
    },
    forget(key) {
      delete values[key];
      save();
    },
    /** A random secret, made up on first use. */
    secret(key) {
      return values[key] ?? this.set(key, randomBytes(24).toString('hex'));
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Refused(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}

function replace(file, text) {
  const next = `${file}.${process.pid}`;
  const descriptor = openSync(next, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(next, file);
}
