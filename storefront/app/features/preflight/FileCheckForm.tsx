import { toPrintPiece, type FindingView, type ItemView, type PreflightView, type ProductView } from '@shop/contract';
import { examine, largestSizes, summarize, textName, textValues, verdict, type FileFacts } from '@shop/preflight';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { DropZone } from '../artwork/DropZone';
import { formatFileSize } from '../artwork/file-size';
import { UploadProgress } from '../artwork/UploadProgress';
import { formatMeasuredLength } from '../item/length';
import { toUnitCode } from '../item/size';
import styles from './FileCheck.module.css';
import { PiecePreview } from './PiecePreview';
import { PreflightReport } from './PreflightReport';
import { useFileCheck } from './useFileCheck';
import { useReader } from './useReader';

export interface FileCheckFormProps {
  product: ProductView;
  item: ItemView;
  /** Called with the id of the check of an uploaded file; undefined if there is none any more. */
  onChecked: (checkId: string | undefined) => void;
}

/** Takes a print file and reports whether it suits the item, and again for every change of the item. */
export function FileCheckForm({ product, item, onChecked }: FileCheckFormProps) {
  const { t } = useTranslation('order');
  const { locale } = useReader(item);
  const checked = useFileCheck();
  const { file, result, error } = checked;

  async function check(chosen: File) {
    onChecked(undefined);
    const checkId = await checked.check(chosen, item);
    if (checkId !== undefined) onChecked(checkId);
  }

  function reset() {
    checked.reset();
    onChecked(undefined);
  }

  if (checked.isUploading) return <UploadProgress upload={checked} />;
  return (
    <div className={styles.form}>
      {file === null ? (
        <>
          <p className={styles.muted}>{t('report.check.intro')}</p>
          <DropZone name={product.name} onFile={(chosen) => void check(chosen)} autoFocus />
        </>
      ) : (
        <div className={styles.file}>
          <p>
            <strong>{file.name}</strong>{' '}
            <span className={`${styles.muted} tabular-nums`}>{formatFileSize(file.size, locale)}</span>
          </p>
          <Button variant="default" size="xs" onClick={reset}>
            {t('report.check.another')}
          </Button>
        </div>
      )}
      <ErrorMessage error={error} />
      {file && !result && !error && (
        <p role="status" className={styles.muted}>
          {t('report.state.waiting')}
        </p>
      )}
      {result && <Report product={product} item={item} result={result} />}
    </div>
  );
}

type CheckResult = NonNullable<ReturnType<typeof useFileCheck>['result']>;

interface ReportProps {
  product: ProductView;
  item: ItemView;
  result: CheckResult;
}

function Report({
  product,
  item,
  result: { preflight: first, facts, preview, asPrinted, tilesKey, inkLimit },
}: ReportProps) {
  const { t } = useTranslation('order');
  const preflight = useReevaluated(product, item, { preflight: first, facts, inkLimit });
  return (
    <>
      {preflight ? (
        <PreflightReport preflight={preflight}>
          {preview && <PiecePreview src={preview} {...{ item, product, preflight, asPrinted, tilesKey }} />}
        </PreflightReport>
      ) : (
        <p className={styles.muted}>{t('report.check.noSize')}</p>
      )}
      {facts && <LargestSizes facts={facts} item={item} />}
      {first.state !== 'waiting' && <p className={styles.muted}>{t('report.check.kept')}</p>}
    </>
  );
}

/** The report for the item as it is now; null while it has no size. Before anything is known the server's report. */
function useReevaluated(
  product: ProductView,
  item: ItemView,
  { preflight, facts, inkLimit }: Pick<CheckResult, 'preflight' | 'facts' | 'inkLimit'>,
): PreflightView | null {
  const { t } = useTranslation('findings');
  const reader = useReader(item);
  if (!facts) return preflight;
  const piece = toPrintPiece(item, product, inkLimit);
  if (!piece) return null;
  const found = examine(facts, piece);
  const findings = found.map((finding): FindingView => {
    const text = t(`${textName(finding)}` as 'encrypted', { replace: textValues(finding, reader) });
    return { ...finding, text };
  });
  return { ...preflight, verdict: verdict(found), facts: summarize(facts, piece), findings };
}

/** The largest size of the file at each resolution. */
function LargestSizes({ facts, item }: { facts: FileFacts; item: ItemView }) {
  const { t } = useTranslation('order');
  const { locale } = useReader(item);
  const sizes = largestSizes(facts);
  if (sizes.length === 0) return null;
  const length = (mm: number) => formatMeasuredLength(mm, toUnitCode(item.unit), locale);
  return (
    <section className={styles.sizes} aria-label={t('report.largest.title')}>
      <h2>{t('report.largest.title')}</h2>
      <dl>
        {sizes.map(({ dpi, widthMm, heightMm }) => (
          <div key={dpi}>
            <dt>{t(`report.largest.${dpi}` as 'report.largest.100')}</dt>
            <dd className="tabular-nums">
              {length(widthMm)} × {length(heightMm)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
