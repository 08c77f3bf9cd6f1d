import { MAX_UPLOAD_BYTES } from '@shop/contract';

/** The version of the tus protocol that resumable uploads speak. */
export const TUS_VERSION = '1.0.0';

/** What resumable uploads can do; a client of the protocol requests it by OPTIONS. */
export const TUS_CAPABILITIES = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': String(MAX_UPLOAD_BYTES),
};
