import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What every scanner takes for a virus. In two parts, so that no scanner finds it in this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Answers clamd's command INSTREAM and finds one virus. */
export class ClamdEmulator {
  /** The sizes of the files that were scanned. */
  readonly scanned: number[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => void this.answer(socket));

  static async start(): Promise<ClamdEmulator> {
    const emulator = new ClamdEmulator();
    emulator.server.listen(0, '127.0.0.1');
    await once(emulator.server, 'listening');
    return emulator;
  }

  get url(): string {
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private async answer(socket: Socket): Promise<void> {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    for await (const part of socket) {
      received = Buffer.concat([received, part as Buffer]);
      const file = readStream(received);
      if (!file) continue;
      this.scanned.push(file.length);
      socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    }
  }
}

/** The bytes of a stream of chunks with their lengths; null before its end. */
function readStream(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
