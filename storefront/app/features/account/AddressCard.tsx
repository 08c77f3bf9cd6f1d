import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { AddressText } from '../addresses/AddressText';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { AnswerOf } from './AnswerOf';
import { Card } from './Card';
import styles from './cards.module.css';

/** The default address, and how many stand beside it. */
export function AddressCard() {
  const { t } = useTranslation('account');
  const asked = useAsked('addresses', () => bearer.get('Account/MyShippingAddresses', {}));
  return (
    <Card title={t('addresses.title')} links={<Link to="/account/addresses">{t(asked.data?.length === 0 ? 'addresses.add' : 'addresses.manage')}</Link>}>
      <AnswerOf asked={asked} waiting={<Skeleton height={96} />}>
        {([first, ...others]) =>
          first ? (
            <>
              <AddressText address={first} />
              {others.length > 0 && <p className={styles.soft}>{t('addresses.others', { count: others.length })}</p>}
            </>
          ) : (
            <p className={styles.soft}>{t('addresses.none')}</p>
          )
        }
      </AnswerOf>
    </Card>
  );
}
