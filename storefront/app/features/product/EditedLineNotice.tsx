import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import type { EditedLine } from '../cart/useEditedLine';
import styles from './RestoredItemNotice.module.css';

/** Says that the page edits a cart line, with a link back that changes nothing. */
export function EditedLineNotice({ edited: { state } }: { edited: EditedLine }) {
  const { t } = useTranslation('quote');
  return (
    <div role="status">
      {(state === 'found' || state === 'gone') && (
        <div className={styles.note}>
          <p>{t(state === 'found' ? 'edited.text' : 'edited.gone')}</p>
          <p className={styles.actions}>
            <Link to="/cart">{t('edited.back')}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
