/** A started service. */
export interface ServiceHandle {
  /** Stops it in an orderly way. */
  stop(): Promise<unknown>;
  /** Ends it immediately. */
  kill?(): void;
}

/** Registers a started service for shutdown. Services are stopped in reverse order. */
export type RegisterService = (service: ServiceHandle) => void;

/** Called when a service ends without having been stopped; `reason` is its exit code or signal. */
export type OnServiceLost = (reason: string) => void;
