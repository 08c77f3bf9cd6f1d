import { parseEnvironment } from '../api/src/common/config/environment';
import { readRootFile } from './lib/compose';
import { findManifestErrors, type Manifest, readManifests } from './lib/kubernetes';

interface Container {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string } } | undefined;
}
interface Template {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; terminationGracePeriodSeconds?: number };
}

const manifests = readManifests();
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name);
const templateOf = (manifest: Manifest) => (manifest.spec as { template: Template }).template;
const templates = [...ofKind('Deployment'), ...ofKind('Job')].map(templateOf);
const containers = templates.flatMap(({ spec }) => spec.containers);
const variables = [
  ...readRootFile('api/src/common/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+)[?!]?[:= ]/gm),
].map(([, name = '']) => name);

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    'contain a valid %s',
    (_, manifest) => {
      expect(findManifestErrors(manifest)).toEqual([]);
    },
  );

  it('are checked for wrong and for misspelt fields', () => {
    const [web] = ofKind('Deployment');
    const change = (spec: object) => ({ ...web, spec: { ...(web?.spec as object), ...spec } }) as Manifest;
    expect(findManifestErrors(change({ replicas: 'two' }))).toEqual([expect.stringContaining('replicas')]);
    expect(findManifestErrors(change({ replicaz: 2 }))).toEqual(['/spec/replicaz is unknown']);
  });

  it('scale and protect web and workers, and select what they mean', () => {
    for (const name of ['shop-web', 'shop-worker']) {
      const deployment = named('Deployment', name) as Manifest & { spec: { selector: { matchLabels: object } } };
      const { matchLabels } = deployment.spec.selector;
      expect(templateOf(deployment).metadata.labels).toEqual(matchLabels);
      expect(named('PodDisruptionBudget', name)?.spec).toMatchObject({ selector: { matchLabels } });
      expect(named('HorizontalPodAutoscaler', name)?.spec).toMatchObject({
        scaleTargetRef: { kind: 'Deployment', name },
      });
    }
    expect(named('Service', 'shop')?.spec).toMatchObject({
      selector: named('Deployment', 'shop-web')?.metadata.labels,
    });
  });

  it('set variables of the application only, and no secrets', () => {
    const names = [
      ...Object.keys(named('ConfigMap', 'shop')?.data ?? {}),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    expect(names.filter((name) => /SECRET|PASSWORD|DATABASE|ACCESS_KEY|SMTP/.test(name))).toEqual([]);
  });

  it('start web and workers in production with the secrets that docs/scaling.md names', () => {
    const secrets = {
      DATABASE_URL: 'postgres://shop:secret@database:5432/shop',
      SECRET_KEY: 'a'.repeat(64),
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'b'.repeat(64),
      SMTP_URL: 'smtps://mail:465',
      MAIL_FROM: 'shop@example.com',
    };
    for (const name of Object.keys(secrets)) expect(readRootFile('docs/scaling.md')).toContain(`\`${name}\``);
    const config = named('ConfigMap', 'shop')?.data as Record<string, string>;
    const workers = ofKind('Deployment').map((deployment) => {
      const [{ env = [] } = {}] = templateOf(deployment).spec.containers;
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      return parseEnvironment({ NODE_ENV: 'production', ...config, ...secrets, ...own }).WORKER;
    });
    expect(workers).toEqual([false, 'only']);
  });

  it('run one image, migrate in the job only, and ask the health of the application', () => {
    expect(new Set(containers.map(({ image }) => image)).size).toBe(1);
    expect(named('ConfigMap', 'shop')?.data).toMatchObject({ MIGRATE: '0' });
    expect(containers.flatMap(({ command = [] }) => command)).toEqual(['node', 'api/dist/src/migrate.js']);
    for (const deployment of ofKind('Deployment'))
      expect(templateOf(deployment).spec.containers).toEqual([
        expect.objectContaining({
          startupProbe: expect.objectContaining({ httpGet: { path: '/api/health/live', port: 'http' } }),
          livenessProbe: expect.objectContaining({ httpGet: { path: '/api/health/live', port: 'http' } }),
          readinessProbe: expect.objectContaining({ httpGet: { path: '/api/health/ready', port: 'http' } }),
        }),
      ]);
  });
});
