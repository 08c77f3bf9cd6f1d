import { connect, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { ApiError } from '../http/api-error';

/** `not_scanned`: the scanner could not be reached, or did not read the file to its end. */
export type ScanResult = 'clean' | 'not_scanned';

/** ClamAV answers within this time, or the file counts as not scanned. */
const TIMEOUT_MS = 20_000;

/** ClamAV's daemon, if `CLAMD_URL` names one. */
@Injectable()
export class VirusScanner {
  private readonly log = new Logger('virus-scanner');
  private readonly url: URL | null;

  constructor(@Inject(CONFIG) { clamdUrl }: Config) {
    this.url = clamdUrl === undefined ? null : new URL(clamdUrl);
  }

  /** A stream that passes one file on while it is scanned; null without a scanner. */
  scan(): ScanStream | null {
    if (!this.url) return null;
    const socket = connect(Number(this.url.port || 3310), this.url.hostname);
    return new ScanStream(socket, (reason) => this.log.warn(`a file was not scanned: ${reason}`));
  }
}

/**
 * Passes a file through and sends it to clamd by its INSTREAM command, as fast as both take it. Fails at the end with
 * `file_infected` for an infected file. A scanner that fails does not stop the file.
 */
export class ScanStream extends Transform {
  /** Known at the end of the file. */
  result: ScanResult = 'not_scanned';
  private readonly answer: Promise<string>;

  constructor(
    private readonly socket: Socket,
    private readonly onFailure: (reason: string) => void,
  ) {
    super();
    this.answer = readAnswer(socket);
    socket.write('zINSTREAM\0');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    // The callback is also called if the connection has failed.
    this.socket.write(Buffer.concat([length, chunk]), () => done(null, chunk));
  }

  override _flush(done: TransformCallback): void {
    this.socket.write(Buffer.alloc(4));
    void this.answer.then((answer) => {
      if (/ FOUND$/.test(answer)) return done(new ApiError('file_infected'));
      if (/: OK$/.test(answer)) this.result = 'clean';
      else this.onFailure(answer);
      done();
    });
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}

/** clamd's answer, or why there is none. Never rejects. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1').slice(0, 1000);
      if (text.includes('\0')) resolve(text.split('\0', 1)[0] ?? '');
    });
    socket.on('error', (error) => resolve(error.message));
    socket.once('close', () => resolve('the connection was closed'));
  });
}
