export { DocumentIssuing } from './document-issuing.service';
export { DocumentsModule } from './documents.module';
