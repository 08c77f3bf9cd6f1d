import { type Input, NUMBER_FORMAT, NUMBER_PLACE } from '@shop/contract';

type CarrierInput = Omit<Input<'admin/carrier-edit'>, 'revision'>;

/** A carrier as it is typed. */
export interface CarrierValues extends Record<string, unknown> {
  name: string;
  /** One on each line. */
  numberFormats: string | null;
  trackingUrl: string | null;
  active: boolean;
}

const FORMAT = new RegExp(NUMBER_FORMAT);

export function toCarrierInput({ name, numberFormats, trackingUrl, active }: CarrierValues): CarrierInput {
  return {
    name: name.trim(),
    numberFormats: toFormats(numberFormats),
    trackingUrl: trackingUrl?.trim() || null,
    active,
  };
}

/** The error of formats that contain other characters, or undefined. */
export function findFormatsError(typed: string | null): string | undefined {
  return toFormats(typed).every((format) => FORMAT.test(format)) ? undefined : 'carriers.errors.format';
}

/** The error of an address without the place of the number, or undefined. */
export function findUrlError(typed: string | null): string | undefined {
  const url = typed?.trim() ?? '';
  return url === '' || (url.startsWith('https://') && url.includes(NUMBER_PLACE)) ? undefined : 'carriers.errors.url';
}

function toFormats(typed: string | null): string[] {
  return (typed ?? '')
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s/g, '').toUpperCase())
    .filter(Boolean);
}
