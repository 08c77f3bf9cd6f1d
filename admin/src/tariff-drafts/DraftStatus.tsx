import type { TariffDraftRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<TariffDraftRowView['status'], ChipTone> = {
  open: 'plain',
  scheduled: 'waiting',
  published: 'good',
};

export function DraftStatus({ status, version }: Pick<TariffDraftRowView, 'status' | 'version'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[status]} state={status}>
      {version === null ? translate(`drafts.is.${status}`) : translate('drafts.version', { version })}
    </Chip>
  );
}
