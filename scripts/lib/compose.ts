import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { root } from './programs';

// The packages have no types.
const { load } = require('js-yaml') as { load(text: string): unknown };
const { getDockerComposeSchemaWithoutFormats } = require('composeverter') as {
  getDockerComposeSchemaWithoutFormats(): object;
};

export interface ComposeService {
  image: string;
  build?: string;
  user?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  command?: string | string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck: { test: string[] };
  [setting: string]: unknown;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string; ip_range: string }[] } }>;
  volumes: Record<string, null>;
}

/** docker-compose.yml with the variables replaced by their values. */
export function readCompose(variables: Record<string, string>): ComposeFile {
  return interpolate(load(readRootFile('docker-compose.yml')), variables) as ComposeFile;
}

/** What the JSON schema of the Compose specification finds wrong, by place: `/services/shop/ports must be array`. */
export function findSchemaErrors(compose: unknown): string[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(readComposeSchema());
  validate(compose);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The package writes regular expressions with slashes around them, which JSON schema does not. */
function readComposeSchema(): object {
  const withoutSlashes = (name: string, value: unknown) =>
    name === 'pattern' && typeof value === 'string' ? value.replace(/^\/|\/$/g, '') : value;
  return JSON.parse(JSON.stringify(getDockerComposeSchemaWithoutFormats(), withoutSlashes)) as object;
}

export function readRootFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The variables of an env file. */
export function readEnvFile(file: string): Record<string, string> {
  return Object.fromEntries(
    [...readRootFile(file).matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

function interpolate(value: unknown, variables: Record<string, string>): unknown {
  if (typeof value === 'string') return interpolateText(value, variables);
  if (Array.isArray(value)) return value.map((one) => interpolate(one, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, interpolate(one, variables)]));
}

/** As Compose does for the forms `${NAME:-default}` and `${NAME:?message}`, which may be nested. */
function interpolateText(text: string, variables: Record<string, string>): string {
  const start = text.indexOf('${');
  if (start === -1) return text;
  const end = findClosingBrace(text, start);
  const [, name = '', operator, argument = ''] = /^(\w+):([-?])(.*)$/s.exec(text.slice(start + 2, end)) ?? [];
  if (!operator) throw new Error(`unknown form: ${text}`);
  const value = variables[name] || undefined;
  if (value === undefined && operator === '?') throw new Error(`${name} ${argument}`);
  const replacement = value ?? interpolateText(argument, variables);
  return text.slice(0, start) + replacement + interpolateText(text.slice(end + 1), variables);
}

function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text.startsWith('${', index)) depth++;
    if (text[index] === '}' && --depth === 0) return index;
  }
  throw new Error(`brace without end: ${text}`);
}
