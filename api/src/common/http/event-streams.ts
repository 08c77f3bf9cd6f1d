import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { FastifyReply } from 'fastify';
import { Shutdown } from '../shutdown';
import { ApiError } from './api-error';

const HEARTBEAT_MS = 15_000;
/** Open streams of a process, and of one account in it. */
const MAX_STREAMS = 1000;
const MAX_STREAMS_OF_ACCOUNT = 20;
/** A client that leaves so much unread is gone. */
const MAX_UNREAD_BYTES = 16_384;
const RETRY_AFTER_SECONDS = 30;

/** Server-sent events: one without content, which says that there is something to read, and a comment. */
const CHANGED = 'data:\n\n';
const HEARTBEAT = ':\n\n';

interface NewStream {
  /** What it is about. */
  topic: string;
  accountId: string;
  /** Rejects when the session of the request has ended. */
  checkAccess: () => Promise<void>;
}

interface OpenStream extends NewStream {
  output: Readable;
}

/**
 * The streams of server-sent events that this process holds open. They carry no data, only that a topic has changed, so
 * that every role may have them. Before each event and each heartbeat the access of the request is checked again: a
 * stream ends with its session, when its access token expires, and when the process is about to stop.
 */
@Injectable()
export class EventStreams {
  private readonly streams = new Set<OpenStream>();

  constructor(private readonly shutdown: Shutdown) {
    shutdown.signal.addEventListener('abort', () => this.endAll());
  }

  /**
   * Opens a stream, which begins with an event.
   * @throws {ApiError} `unavailable` if too many are open, or the process is about to stop
   */
  open(stream: NewStream): Readable {
    const ofAccount = [...this.streams].filter(({ accountId }) => accountId === stream.accountId);
    const isFull = this.streams.size >= MAX_STREAMS || ofAccount.length >= MAX_STREAMS_OF_ACCOUNT;
    if (isFull || this.shutdown.hasBegun) throw new ApiError('unavailable', [], {}, RETRY_AFTER_SECONDS);
    const output = new Readable({ read: () => undefined });
    const opened = { ...stream, output };
    this.streams.add(opened);
    output.once('close', () => this.streams.delete(opened));
    output.push(CHANGED);
    return output;
  }

  /** Sends an event to the streams of a topic; to all of them without. */
  async publish(topic?: string): Promise<void> {
    const wanted = [...this.streams].filter((stream) => topic === undefined || stream.topic === topic);
    await Promise.all(wanted.map((stream) => this.send(stream, CHANGED)));
  }

  /** Keeps proxies from closing quiet streams, and ends those without access. */
  @Interval(HEARTBEAT_MS)
  async beat(): Promise<void> {
    await Promise.all([...this.streams].map((stream) => this.send(stream, HEARTBEAT)));
  }

  private async send(stream: OpenStream, text: string): Promise<void> {
    const isAllowed = await stream.checkAccess().then(
      () => true,
      () => false,
    );
    if (!this.streams.has(stream)) return;
    if (isAllowed && stream.output.readableLength < MAX_UNREAD_BYTES) stream.output.push(text);
    else this.end(stream);
  }

  private end(stream: OpenStream): void {
    this.streams.delete(stream);
    stream.output.push(null);
  }

  private endAll(): void {
    for (const stream of this.streams) this.end(stream);
  }
}

/** Sends a stream of server-sent events, which no proxy may collect, until it or the connection ends. */
export function sendEventStream(reply: FastifyReply, stream: Readable): Readable {
  void reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  // Fastify itself does not end the stream of a HEAD request.
  reply.raw.once('close', () => stream.destroy());
  return stream;
}
