import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedEmail {
  to: string;
  messageId: string;
  /** Headers and body. */
  text: string;
}

interface FakeSmtpOptions {
  /** Demands a log-in with this user and password. */
  login?: { user: string; password: string };
  /** Does not accept emails of this sender. */
  rejectedSender?: string;
}

/** A mail server that accepts and records every email, unless its options say otherwise. */
export class FakeSmtp {
  readonly received: ReceivedEmail[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  constructor(private readonly options: FakeSmtpOptions) {}

  static async start(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
    const smtp = new FakeSmtp(options);
    await smtp.listen();
    return smtp;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  /** Accepts connections, by default on any free port. */
  async listen(port = 0): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
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
        if (inMessage)
          this.received.push({ to, messageId: /^message-id:\s*(\S+)/im.exec(part)?.[1] ?? '', text: part });
        to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
        inMessage = part === 'DATA';
        socket.write(inMessage ? '354 go on\r\n' : part === 'QUIT' ? '221 bye\r\n' : this.answer(part));
      }
    });
    socket.write('220 fake smtp\r\n');
  }

  private answer(command: string): string {
    const { login, rejectedSender } = this.options;
    if (login && command.startsWith('EHLO')) return '250-fake smtp\r\n250 AUTH PLAIN\r\n';
    if (command.startsWith('AUTH PLAIN ')) {
      const given = Buffer.from(command.slice('AUTH PLAIN '.length), 'base64').toString();
      const isRight = login && given === `\0${login.user}\0${login.password}`;
      return isRight ? '235 welcome\r\n' : '535 5.7.8 authentication failed\r\n';
    }
    if (command === 'STARTTLS') return '502 not supported\r\n';
    if (rejectedSender && command.includes(`FROM:<${rejectedSender}>`)) return '550 5.7.1 sender not allowed\r\n';
    return '250 ok\r\n';
  }
}
