export { type ClaimRecord, type ClaimStatus, NO_CLAIMS } from './claim-records';
export { ClaimsModule } from './claims.module';
export { Claims } from './claims.service';
