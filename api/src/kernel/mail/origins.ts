import type { Config } from '../config';

type Origins = Pick<Config, 'publicOrigin' | 'languageHosts'>;

/** The origin of links in a mail: the asked-for host's where the shop owns it, else the language's own, else the shop's. */
export function originFor({ publicOrigin, languageHosts }: Origins, language: string, host?: string): string {
  const asked = host?.trim().toLowerCase();
  const owned = [publicOrigin, ...Object.values(languageHosts)];
  return owned.find((origin) => isAt(origin, asked)) ?? languageHosts[language] ?? publicOrigin;
}

function isAt(origin: string, host: string | undefined): boolean {
  const { hostname, host: withPort } = new URL(origin);
  return host === hostname || host === withPort;
}
