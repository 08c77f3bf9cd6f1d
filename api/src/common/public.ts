export type { ArchivedEntry } from './audit-log/archived-entry';
export { storeEntries } from './audit-log/archived-entry';
export { AuditArchives } from './audit-log/audit-archives';
export { type Actor, AuditLog } from './audit-log/audit-log';
export { AuditLogArchive } from './audit-log/audit-log-archive.entity';
export { anonymizeLogEntries } from './audit-log/log-erasure.queries';
export { backUp } from './backup/back-up';
export { restore } from './backup/restore';
export { Clock } from './clock';
export { CommonModule } from './common.module';
export { ConcurrencyLimiter } from './concurrency-limiter';
export { CONFIG, type Config, readConfig } from './config/config';
export { EnvironmentError } from './config/environment';
export { OperatorError } from './config/operator-error';
export { projectPath } from './config/project-path';
export { PublishedContent } from './published-content';
export { releaseMemory } from './release-memory';
export { Shutdown } from './shutdown';
export { type ZippedFile, zipFiles } from './zip-files';
export { SiteSettings } from './config/site-settings';
export { addressOf } from './config/decorators';
export { decrypt, deriveKey, encrypt } from './secrets/encryption';
export { SecretKeys } from './secrets/secret-keys.service';
export { isPayPalOffered } from './settings/resolve-settings';
export { ShopSettings } from './settings/shop-settings.service';
export type {
  FixedFields,
  MailSettings,
  PayPalSettings,
  SettingsSection,
  ShopSettingsSnapshot,
  StoredSettings,
} from './settings/shop-settings.types';
export { toCsv, formatDecimal } from './csv';
export { ChangeFeed, notifyChange } from './database/change-feed';
export { safeInteger } from './database/columns';
export { isoTimeSql } from './database/iso-time.queries';
export { Database, type Tx } from './database/database';
export { findRow, findRows } from './database/find-row.queries';
export { lockTable } from './database/lock-table';
export { migrate } from './database/migrations';
export { SnapshotCache } from './database/snapshot-cache';
export { hasSqlState } from './database/sql-state';
export { ReceivedWebhook } from './webhooks/received-webhook.entity';
export { ReceivedWebhooks, WEBHOOK_WAIT_MS, type WebhookResult } from './webhooks/received-webhooks';
export type { WebhooksKeptSince } from './webhooks/received-webhooks.queries';
export { accountOpened } from './events';
export {
  ACCESS,
  type Access,
  type Caller,
  DeclareAccess,
  STAFF_ROLES,
  loggedIn,
  anyone,
  customers,
  staffEnrolling,
  isStaff,
  members,
  onlyStaff,
  priceListOf,
  registered,
  expiredSession,
  shoppers,
  shoppersOrLink,
  signed,
  staff,
  verifiedBy,
} from './http/access';
export { AccessGuard } from './http/access-guard';
export { type FieldError, ApiError, fieldError, invalidEventData, unavailable } from './http/api-error';
export { isStorableText } from './http/body-parsers';
export { RouteRegistry, type DeclaredRoute, findRoutes } from './http/route-registry';
export {
  CheckAccess,
  CurrentUser,
  ClientIp,
  Endpoint,
  LinkToken,
  Locale,
  StaffLocale,
  Input,
  Idempotent,
  PathParams,
  type ApiRequest,
  Upload,
} from './http/endpoint';
export { EventStreams, sendEventStream } from './http/event-streams';
export { parseFutureInstant } from './http/parse-future-instant';
export {
  type Listing,
  dayFilter,
  flagFilter,
  idsFilter,
  invalidFilter,
  likePattern,
  namePattern,
  parseListQuery,
  textFilter,
  uuidFilter,
  textsFilter,
} from './http/list-query';
export { dayRangeFilter, endOfDay, isWithinDays, startOfDay } from './http/day-range';
export { MEDIA_TYPES } from './export/media-types';
export { readByKey } from './export/read-by-key';
export { type NamedSheet, streamNamedSheets } from './export/stream-workbook';
export type { StreamedCell } from './export/workbook-xml';
export { sendPage } from './http/send-page';
export { formatRoute } from './http/format-route';
export { permissionsPolicy } from './http/security-headers';
export { TUS_VERSION } from './http/tus';
export { type Attachment, sendAttachment } from './http/send-attachment';
export { sendProblem } from './http/problem.filter';
export { sendShared, SharedBody } from './http/shared-body';
export { httpAdapter, prepareServer } from './http/server';
export { collator, dateFormat, numberFormat, regionNames } from './i18n/formats';
export { errorText, preferredLanguageTags, translations } from './i18n/i18n';
export { type IdempotencyKey, deleteAnswers, hashBody } from './idempotency/idempotency';
export { enqueue, job } from './jobs/enqueue';
export { Outbox } from './jobs/outbox';
export { EmailText } from './mail/email-text.entity';
export { EmailTexts } from './mail/email-texts';
export { writeVariable, validateEmailText } from './mail/validate-email-text';
export { buildPreviewData, listVariables } from './mail/preview-data';
export { mailTemplates, mailTexts, type RenderedMail, toEmailText } from './mail/render';
export { MailRenderer } from './mail/mail-renderer';
export { createSmtpTransport } from './mail/transport';
export { MailArchive } from './mail/mail-archive';
export { MailQueue, type NewMail } from './mail/mail-queue';
export { auditFindings, registry } from './metrics/metrics';
export { MetricSources } from './metrics/metric-sources';
export { clientKey } from './rate-limit/client-key';
export { NestLogger } from './logging/nest-logger';
export { LruCache } from './lru-cache';
export { pictureLibrary } from './pictures';
export { type RateLimit, RateLimiter, TWO_MINUTES } from './rate-limit/rate-limiter';
export { ARTWORK_KINDS, PHOTO_KINDS, PICTURE_KINDS, PROOF_KINDS } from './storage/file-kind';
export { BufferedUpload } from './storage/buffered-upload';
export { detectFileKind, HEAD_BYTES } from './storage/file-kind';
export { sanitizeFileName } from './storage/file-name';
export {
  type LinkHeaders,
  type ListedObject,
  ObjectStore,
  publicStoreOrigin,
  type StoredObject,
} from './storage/object-store';
export { StoredObjectRow } from './storage/stored-object.entity';
export { saveStoredObject } from './storage/stored-objects';
export { type FileUploadRules, StreamedUpload } from './storage/streamed-upload';
export { UploadCommands } from './storage/upload-commands';
export { type ReceivedFile, UploadedFiles } from './storage/uploaded-files';
export { isUuid } from './uuid';
export { FieldRule, IsFlag, IsLine, IsLineOrEmpty, IsMultiLine, IsRequiredText, IsText } from './validation/decorators';
export { compileDtoValidator } from './validation/validate-dto';
