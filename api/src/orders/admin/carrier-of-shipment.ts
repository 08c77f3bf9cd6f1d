import { isTrackingNumber } from '@shop/contract';
import { Carrier } from '../../carriers/public';
import type { Tx } from '../../common/public';
import { eventDataError } from '../workflow/flow-api-error';
import type { StaffEventBody } from './staff-events';

/**
 * The shipment with its carrier's name, where it names a carrier by its code.
 * @throws {ApiError} `validation_failed` (422) for an unknown or inactive carrier, and a number that is not the carrier's
 */
export async function withCarrierName(tx: Tx, { carrier: code, ...body }: StaffEventBody): Promise<StaffEventBody> {
  if (code === undefined || body.event !== 'shipped') return body;
  const carrier = await tx.findOneBy(Carrier, { code, active: true });
  if (!carrier) throw eventDataError('carrier', 'invalid');
  const { trackingNumber = '' } = body;
  if (trackingNumber !== '' && !isTrackingNumber(trackingNumber, carrier.numberFormats))
    throw eventDataError('trackingNumber', 'invalid');
  return { ...body, agent: carrier.name };
}
