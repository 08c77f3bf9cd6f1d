import { randomUUID } from 'node:crypto';
import { ApiError, createSmtpTransport, type MailSettings, type RenderedMail } from '../common/public';
import { type ConnectionProblem, describeReason, findConnectionProblem } from './connection-problem';

const TIMEOUT_MS = 10_000;

/** Where the form shows each problem; at the host by default. */
const FIELDS: Readonly<Partial<Record<MailProblem, string>>> = {
  encryption_failed: 'security',
  password_rejected: 'password',
  sender_rejected: 'sender',
  recipient_rejected: 'host',
};

type MailProblem = ConnectionProblem | 'sender_rejected' | 'recipient_rejected';

/** Connects to the mail server and logs in; sends nothing. Rejects with what nodemailer reports. */
export async function connectToMailServer(settings: MailSettings): Promise<void> {
  const transport = createSmtpTransport(settings, TIMEOUT_MS);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends an email that says that sending works. Rejects with what nodemailer reports. */
export async function sendTestMail(settings: MailSettings, mail: RenderedMail & { to: string }): Promise<void> {
  const transport = createSmtpTransport(settings, TIMEOUT_MS);
  const messageId = `<${randomUUID()}@${settings.host}>`;
  try {
    await transport.sendMail({ ...mail, from: settings.sender, messageId });
  } finally {
    transport.close();
  }
}

export function findMailProblem(error: unknown): MailProblem {
  const { code, command } = error as { code?: unknown; command?: unknown };
  if (code === 'EAUTH') return 'password_rejected';
  if (code === 'ETLS') return 'encryption_failed';
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient_rejected' : 'sender_rejected';
  return findConnectionProblem(error);
}

/** The answer of the server, or else what failed. */
export function describeMailFailure(error: unknown, { password }: MailSettings): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return describeReason(String(response ?? message), password);
}

/** The error about the field to correct. */
export function mailError(error: unknown, settings: MailSettings): ApiError {
  const code = findMailProblem(error);
  const fieldCode = code === 'access_denied' || code === 'bucket_unknown' ? 'request_rejected' : code;
  const reason = describeMailFailure(error, settings);
  return new ApiError('connection_failed', [{ field: FIELDS[code] ?? 'host', code: fieldCode, reason }]);
}
