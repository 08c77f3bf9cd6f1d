export { ClaimsModule } from './claims.module';
export { type ClaimRecord, type ClaimStatus, Claims, NO_CLAIMS } from './claims.service';
