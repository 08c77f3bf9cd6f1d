import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Letter {
  to: string;
  messageId: string;
}

/** A mail server that takes whatever comes and keeps what it was handed, every copy. */
export class LetterBox {
  readonly letters: Letter[] = [];
  private readonly open = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  static async start(): Promise<LetterBox> {
    const box = new LetterBox();
    box.server.listen(0, '127.0.0.1');
    await once(box.server, 'listening');
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    let unread = '';
    let to = '';
    let inLetter = false;
    const read = (end: string): string | null => {
      const at = unread.indexOf(end);
      if (at < 0) return null;
      const part = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      return part;
    };
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      unread += chunk.toString('latin1');
      for (let part = read(inLetter ? '\r\n.\r\n' : '\r\n'); part !== null; part = read(inLetter ? '\r\n.\r\n' : '\r\n')) {
        if (inLetter) this.letters.push({ to, messageId: /^message-id:\s*(\S+)/im.exec(part)?.[1] ?? '' });
        to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
        inLetter = part === 'DATA';
        socket.write(inLetter ? '354 go on\r\n' : part === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
    socket.write('220 letter box\r\n');
  }
}
