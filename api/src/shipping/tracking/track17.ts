import { createHash, timingSafeEqual } from 'node:crypto';
import { type Static, Type, type TSchema } from '@sinclair/typebox';
import { compileValidator, type DeliveryStepView } from '@shop/contract';
import { isCalendarDate } from '@shop/order-flow';
import type { Config } from '../../common/public';
import {
  type ParcelStatus,
  type Registration,
  TrackingError,
  type TrackingPush,
  type TrackingService,
} from './tracking-service';

const VERSION = '/track/v2.2';
/** The number is registered already. */
const ALREADY_REGISTERED = -18019901;
const MAX_RESPONSE_BYTES = 8_000_000;

/** The main statuses of 17TRACK that customers are shown. */
const STATUSES: Readonly<Record<string, DeliveryStepView['status']>> = {
  InfoReceived: 'announced',
  InTransit: 'in_transit',
  AvailableForPickup: 'ready_for_pickup',
  OutForDelivery: 'out_for_delivery',
  DeliveryFailure: 'not_delivered',
  Exception: 'problem',
  Delivered: 'delivered',
};

const ParcelNumber = Type.String({ minLength: 1, maxLength: 100 });
const TrackedNumber = Type.Object({
  number: ParcelNumber,
  track_info: Type.Object({
    latest_status: Type.Object({ status: Type.String({ maxLength: 100 }) }),
    latest_event: Type.Union([
      Type.Null(),
      Type.Object({ time_iso: Type.Union([Type.Null(), Type.String({ maxLength: 40 })]) }),
    ]),
  }),
});

const answerOf = <T extends TSchema>(accepted: T) =>
  compileValidator(
    Type.Object({
      code: Type.Literal(0),
      data: Type.Object({
        accepted: Type.Optional(Type.Array(accepted)),
        rejected: Type.Optional(
          Type.Array(
            Type.Object({
              number: ParcelNumber,
              error: Type.Object({ code: Type.Integer(), message: Type.String() }),
            }),
          ),
        ),
      }),
    }),
  );

const parseRegistered = answerOf(Type.Object({ number: ParcelNumber }));
const parseTracked = answerOf(TrackedNumber);
const parsePush = compileValidator(Type.Object({ event: Type.String(), data: TrackedNumber }));

/** 17TRACK: https://api.17track.net/en/doc?version=v2.2 */
export class Track17 implements TrackingService {
  readonly batchSize = 40;

  constructor(private readonly config: Config['tracking'] & { key: string }) {}

  async register(numbers: readonly string[]): Promise<Registration[]> {
    const checked = parseRegistered(await this.post('register', numbers));
    if (!checked.ok) throw new TrackingError('the answer to a registration is not valid');
    const { accepted = [], rejected = [] } = checked.value.data;
    return [
      ...accepted.map(({ number }) => ({ number, rejected: null })),
      ...rejected.map(({ number, error: { code, message } }) => ({
        number,
        rejected: code === ALREADY_REGISTERED ? null : `${code} ${message}`.slice(0, 500),
      })),
    ];
  }

  async read(numbers: readonly string[]): Promise<ParcelStatus[]> {
    const checked = parseTracked(await this.post('gettrackinfo', numbers));
    if (!checked.ok) throw new TrackingError('the answer about parcels is not valid');
    return (checked.value.data.accepted ?? []).flatMap((parcel) => toStatus(parcel) ?? []);
  }

  /** The signature is the SHA-256 of the received bytes, a slash and the key. */
  isGenuine(body: Buffer, signature: string | undefined): boolean {
    const expected = createHash('sha256').update(body).update(`/${this.config.key}`).digest();
    const given = Buffer.from(signature ?? '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  readPush(body: unknown): TrackingPush | null {
    const checked = parsePush(body);
    return checked.ok ? { type: checked.value.event, status: toStatus(checked.value.data) } : null;
  }

  private async post(call: string, numbers: readonly string[]): Promise<unknown> {
    const { baseUrl, key, timeoutMs } = this.config;
    try {
      const response = await fetch(`${baseUrl}${VERSION}/${call}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', '17token': key },
        body: JSON.stringify(numbers.map((number) => ({ number }))),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok || text.length > MAX_RESPONSE_BYTES) throw new TrackingError(`${call}: HTTP ${response.status}`);
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof TrackingError) throw error;
      throw new TrackingError(`${call} failed`, { cause: error });
    }
  }
}

/** Null without a known status and its time. */
function toStatus({ number, track_info: { latest_status, latest_event } }: Static<typeof TrackedNumber>) {
  const status = Object.hasOwn(STATUSES, latest_status.status) ? STATUSES[latest_status.status] : undefined;
  const time = latest_event?.time_iso ?? '';
  const at = new Date(time);
  // 17TRACK writes the time with the offset of the place.
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(time)?.[0];
  return status && day && isCalendarDate(day) && at.getTime() > 0 ? { number, status, at, day } : null;
}
