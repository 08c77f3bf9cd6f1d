import { Controller } from '@nestjs/common';
import { calls, type Input as In, type ProofComparisonView } from '@shop/contract';
import { ProofComparisons } from '../../artwork/public';
import { Endpoint, Input, onlyStaff, PathParams } from '../../common/public';
import { normalizeOrderId } from '../order-id';

@Controller()
export class ProofComparisonsController {
  constructor(private readonly comparisons: ProofComparisons) {}

  @Endpoint(calls['admin/proof-comparison'], onlyStaff('customer_service', 'factory'))
  view(
    @PathParams() { orderId, sid }: { orderId: string; sid: string },
    @Input() { version }: In<'admin/proof-comparison'>,
  ): Promise<ProofComparisonView> {
    return this.comparisons.view({ orderId: normalizeOrderId(orderId), sid, version });
  }
}
