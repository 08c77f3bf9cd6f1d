import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedEmail {
  to: string;
  messageId: string;
}

/** A mail server that accepts every email and records it. */
export class FakeSmtp {
  readonly received: ReceivedEmail[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  static async start(): Promise<FakeSmtp> {
    const smtp = new FakeSmtp();
    smtp.server.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    let buffered = '';
    let to = '';
    let inMessage = false;
    const read = (end: string): string | null => {
      const at = buffered.indexOf(end);
      if (at < 0) return null;
      const part = buffered.slice(0, at);
      buffered = buffered.slice(at + end.length);
      return part;
    };
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      buffered += chunk.toString('latin1');
      for (
        let part = read(inMessage ? '\r\n.\r\n' : '\r\n');
        part !== null;
        part = read(inMessage ? '\r\n.\r\n' : '\r\n')
      ) {
        if (inMessage) this.received.push({ to, messageId: /^message-id:\s*(\S+)/im.exec(part)?.[1] ?? '' });
        to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
        inMessage = part === 'DATA';
        socket.write(inMessage ? '354 go on\r\n' : part === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.write('220 fake smtp\r\n');
  }
}
