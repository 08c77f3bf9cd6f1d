export { type DataSubject, PersonalData, type PersonalDataSource } from './personal-data';
export { PrivacyModule } from './privacy.module';
