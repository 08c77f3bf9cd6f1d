export type { ClaimRecord } from './claim-records';
export { type ClaimRow, claimsSql, toClaims } from './claims.queries';
export { ClaimsModule } from './claims.module';
export { Claims } from './claims.service';
