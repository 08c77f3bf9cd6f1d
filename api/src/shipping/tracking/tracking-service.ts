import type { DeliveryStepView } from '@shop/contract';

/** A status of a parcel, and when it reached it. */
export interface ParcelStatus {
  number: string;
  status: DeliveryStepView['status'];
  at: Date;
  /** The date where it happened, as YYYY-MM-DD. */
  day: string;
}

/** What the service pushed. */
export interface TrackingPush {
  /** The service's name of what happened. */
  type: string;
  /** Null if the push reports no status that customers are shown. */
  status: ParcelStatus | null;
}

/** What became of numbers that were to be registered. */
export interface Registration {
  number: string;
  /** Why the service does not track it; null if it does. */
  rejected: string | null;
}

/** A service that tracks parcels of many carriers. */
export interface TrackingService {
  /** The most numbers of one call. */
  readonly batchSize: number;
  /**
   * Has numbers tracked. Numbers that it tracks already count as accepted.
   * @throws {TrackingError}
   */
  register(numbers: readonly string[]): Promise<Registration[]>;
  /**
   * The current status of numbers; none for those about which nothing is known.
   * @throws {TrackingError}
   */
  read(numbers: readonly string[]): Promise<ParcelStatus[]>;
  /** Whether the service sent these bytes. */
  isGenuine(body: Buffer, signature: string | undefined): boolean;
  /** Reads a genuine push; null if it is not what the service documents. */
  readPush(body: unknown): TrackingPush | null;
}

/** Injects the configured service; null if there is none. */
export const TRACKING = Symbol('tracking');

/** The service did not answer, or not with what it documents. */
export class TrackingError extends Error {}
