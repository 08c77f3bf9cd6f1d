import { Injectable } from '@nestjs/common';
import type { ConnectionTestView } from '@shop/contract';
import { isPayPalOffered, ObjectStore, ShopSettings } from '../common/public';
import { type ConnectionProblem, describeReason, findConnectionProblem } from './connection-problem';
import { connectToMailServer, describeMailFailure, findMailProblem } from './mail-check';
import { askForMerchant, findPayPalProblem } from './paypal-check';

type Service = ConnectionTestView['service'];

/** Error names of S3-compatible stores. */
const STORE_PROBLEMS: Readonly<Record<string, ConnectionProblem>> = {
  InvalidAccessKeyId: 'credentials_rejected',
  SignatureDoesNotMatch: 'credentials_rejected',
  CredentialsProviderError: 'credentials_rejected',
  AccessDenied: 'access_denied',
  NoSuchBucket: 'bucket_unknown',
};

/** Tries the services that the shop uses, with the settings in force. */
@Injectable()
export class ConnectionTests {
  constructor(
    private readonly settings: ShopSettings,
    private readonly objects: ObjectStore,
  ) {}

  run(): Promise<ConnectionTestView[]> {
    return Promise.all([this.testMail(), this.testObjectStore(), this.testPayPal()]);
  }

  private async testMail(): Promise<ConnectionTestView> {
    const { mail } = this.settings.current;
    if (!mail.host) return off('mail');
    return connectToMailServer(mail).then(
      () => works('mail'),
      (error: unknown) => {
        const problem = findMailProblem(error);
        const isKnown = problem !== 'sender_rejected' && problem !== 'recipient_rejected';
        return fails('mail', isKnown ? problem : 'request_rejected', describeMailFailure(error, mail));
      },
    );
  }

  private testObjectStore(): Promise<ConnectionTestView> {
    return this.objects.probe().then(
      () => works('files'),
      (error: Error) => {
        const problem = STORE_PROBLEMS[error.name] ?? findConnectionProblem(error);
        return fails('files', problem, describeReason(error.message || error.name));
      },
    );
  }

  private async testPayPal(): Promise<ConnectionTestView> {
    const { paypal } = this.settings.current;
    if (!isPayPalOffered(paypal)) return off('paypal');
    return askForMerchant(paypal).then(
      () => works('paypal'),
      (error: Error) => fails('paypal', findPayPalProblem(error), describeReason(error.message, paypal.clientSecret)),
    );
  }
}

const works = (service: Service): ConnectionTestView => ({ service, result: 'works', problem: null, reason: null });
const off = (service: Service): ConnectionTestView => ({ service, result: 'off', problem: null, reason: null });
const fails = (service: Service, problem: ConnectionProblem, reason: string): ConnectionTestView => ({
  ...{ service, result: 'fails', problem, reason },
});
