export { ClaimsModule } from './claims.module';
export { type ClaimCard, type ClaimPhoto, Claims, type ClaimStanding, NO_CLAIMS } from './claims.service';
