import type { Config } from '../config/config';

type Origins = Pick<Config, 'publicOrigin' | 'languageHosts'>;

/** The origin of links in emails: of `host` if the shop owns it, or else of the language's host, or else the public origin. */
export function linkOrigin({ publicOrigin, languageHosts }: Origins, language: string, host?: string): string {
  const wanted = host?.trim().toLowerCase();
  const owned = [publicOrigin, ...Object.values(languageHosts)];
  return owned.find((origin) => matchesHost(origin, wanted)) ?? languageHosts[language] ?? publicOrigin;
}

function matchesHost(origin: string, host: string | undefined): boolean {
  const { hostname, host: withPort } = new URL(origin);
  return host === hostname || host === withPort;
}
