import { isIP } from 'node:net';
import { parseEnvironment } from '../api/src/common/config/environment';
import { type ComposeService, findSchemaErrors, readCompose, readEnvFile, readRootFile } from './lib/compose';

const SECRETS = { POSTGRES_PASSWORD: 'a'.repeat(64), S3_SECRET_ACCESS_KEY: 'b'.repeat(64), SECRET_KEY: 'c'.repeat(64) };

const compose = readCompose(SECRETS);
const services = Object.entries(compose.services);
const networksOf = ({ networks }: ComposeService) => (Array.isArray(networks) ? networks : Object.keys(networks));

function shopEnvironment(variables: Record<string, string>): Record<string, string> {
  return { NODE_ENV: 'production', ...readCompose(variables).services.shop?.environment };
}

describe('the variables of an installation', () => {
  // NODE_ENV is part of the image; the database's password is also part of DATABASE_URL.
  const variables = [
    ...readRootFile('api/src/common/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+)[?!]?[:= ]/gm),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV')
    .toSorted();

  it('are those of the API in docker-compose.yml', () => {
    expect(Object.keys(compose.services.shop?.environment ?? {}).toSorted()).toEqual(variables);
  });

  it('are those of the API in .env.example', () => {
    const names = [...readRootFile('.env.example').matchAll(/^#?([A-Z]\w*)=/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => name !== 'POSTGRES_PASSWORD').toSorted()).toEqual(variables);
  });

  it("are those of the API in the README's table", () => {
    const [, table = ''] = readRootFile('README.md').split('## Configuration');
    const cells = [...table.matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell = '']) => cell);
    const names = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z]\w*)`/g)].map(([, name = '']) => name));
    expect(names.toSorted()).toEqual(variables);
  });
});

describe('docker-compose.yml', () => {
  it.each(Object.keys(SECRETS))('does not start without %s and names the command that makes one', (secret) => {
    expect(() => readCompose({ ...SECRETS, [secret]: '' })).toThrow(`${secret} is not set. Run openssl rand -hex 32`);
  });

  it('starts the shop in production with .env.example and the secrets alone', () => {
    const environment = parseEnvironment(shopEnvironment({ ...readEnvFile('.env.example'), ...SECRETS }));
    expect(environment).toMatchObject({
      ...{ DEMO_DATA: false, MIGRATE: true, STAFF_MFA: 'required' },
      DATABASE_URL: `postgres://shop:${SECRETS.POSTGRES_PASSWORD}@postgres:5432/shop`,
      PUBLIC_ORIGIN: 'http://localhost:3000',
    });
  });

  it('starts the demo with the emulators and Mailpit', () => {
    const demo = { ...readEnvFile('.env.example'), ...SECRETS, ...readEnvFile('docs/operating/demo.env') };
    const environment = parseEnvironment(shopEnvironment(demo));
    expect(environment).toMatchObject({ DEMO_DATA: 'allow-in-production', PAYPAL_BASE_URL: 'http://paypal:8080' });
    const { tracking } = readCompose(demo).services;
    expect(environment).toMatchObject({ TRACKING_BASE_URL: 'http://tracking:8081' });
    expect(tracking?.environment).toMatchObject({ PORT: '8081', TRACKING_KEY: environment.TRACKING_KEY });
    expect(environment.SMTP_URL).toBe('smtp://mailpit:1025');
  });

  it('derives the public address from the published port', () => {
    const { services: changed } = readCompose({ ...SECRETS, PORT: '4000' });
    expect(changed.shop?.ports).toEqual(['127.0.0.1:4000:3000']);
    expect(changed.shop?.environment?.PUBLIC_ORIGIN).toBe('http://localhost:4000');
    expect(changed.paypal?.environment?.RETURN_URL).toMatch(/^http:\/\/localhost:4000\//);
  });

  it("is valid by the Compose specification's schema", () => {
    expect(findSchemaErrors(compose)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['an unknown setting', { mem_limits: '1g' }, '/services/shop'],
    [
      'a command that YAML reads as a mapping',
      { healthcheck: { test: ['CMD', { 'ok ? 0': '1)' }] } },
      '/healthcheck/test',
    ],
    ['an unknown setting of a health check', { healthcheck: { timeouts: '3s' } }, '/healthcheck'],
    ['an invalid duration', { stop_grace_period: '40 seconds' }, '/stop_grace_period'],
    ['an unknown condition', { depends_on: { postgres: { condition: 'ready' } } }, '/depends_on/postgres/condition'],
    ['a port that is none', { ports: ['shop:3000'] }, '/ports/0'],
    ['a number of processes in words', { pids_limit: ['many'] }, '/pids_limit'],
  ])('would not be valid with %s', (_, mistake, place) => {
    const services = { ...compose.services, shop: { ...compose.services.shop, ...mistake } };
    expect(findSchemaErrors({ ...compose, services }).join('\n')).toContain(place);
  });

  it('refers to services, networks and volumes that exist', () => {
    for (const [, service] of services) {
      for (const [name, { required }] of Object.entries(service.depends_on ?? {})) {
        // A service of a profile is not started without it.
        expect(required === false).toBe(compose.services[name]?.profiles !== undefined);
      }
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networksOf(service)));
      const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
      const named = volumes.filter((volume) => !volume?.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it.each(services)('restricts %s', (name, service) => {
    expect(service.image).toMatch(/:v?\d+\.\d+/);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[gm]$/),
      cpus: expect.any(Number),
      healthcheck: { test: expect.arrayContaining([expect.any(String)]) },
    });
    expect(service.user ?? 'root').toMatch(name === 'proxy' ? /^root$/ : /^(node|[1-9]\d*:[1-9]\d*)$/);
  });

  it('publishes nothing but the proxy to other machines', () => {
    const published = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(new Set(published)).toEqual(new Set(['proxy']));
  });

  it('trusts the address of Caddy, which no other container gets', () => {
    const proxy = compose.services.proxy?.networks as Record<string, { ipv4_address: string }>;
    const address = proxy.public?.ipv4_address ?? '';
    const [range] = compose.networks.public?.ipam?.config ?? [];
    expect(compose.services.shop?.environment?.TRUSTED_PROXIES).toBe(address);
    expect(isIP(address)).toBe(4);
    expect(range).toMatchObject({ subnet: '172.30.99.0/24', ip_range: '172.30.99.0/25' });
    expect(Number(address.split('.')[3])).toBeGreaterThan(127);
  });

  it('keeps database and object store in a network without access to the internet', () => {
    expect(compose.networks.private?.internal).toBe(true);
    for (const name of ['postgres', 'objects']) expect(compose.services[name]?.networks).toEqual(['private']);
  });
});

describe('the docker commands of docs/operating.md', () => {
  const guide = readRootFile('docs/operating.md');
  const commands = [...guide.matchAll(/docker compose [^\n`|]*/g)].map(([command]) => command);
  const verbs = ['build', 'exec', 'logs', 'run', 'up'];

  it.each(commands)('%s names verbs, services, profiles and files that exist', (command) => {
    const words = command
      .replace(/"[^"]*"/g, 'QUOTED')
      .split(/\s+/)
      .slice(2);
    const valueOf = (option: string) =>
      words.flatMap((word, index) => (word === option ? [words[index + 1] ?? ''] : []));
    expect(Object.values(compose.services).flatMap(({ profiles = [] }) => profiles)).toEqual(
      expect.arrayContaining(valueOf('--profile')),
    );
    for (const file of valueOf('--env-file').filter((name) => name !== '.env')) readEnvFile(file);
    const verb = words.find((word) => verbs.includes(word)) ?? '';
    expect(verbs).toContain(verb);
    const options = new Set(['--volume', '--user', ...valueOf('--volume'), ...valueOf('--user')]);
    const [service] = words
      .slice(words.indexOf(verb) + 1)
      .filter((word) => !word.startsWith('-') && !options.has(word));
    if (service !== undefined) expect(Object.keys(compose.services)).toContain(service);
  });
});
