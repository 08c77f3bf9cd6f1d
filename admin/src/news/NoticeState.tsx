import type { AdminNoticeRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<AdminNoticeRowView['state'], ChipTone> = {
  draft: 'plain',
  scheduled: 'waiting',
  published: 'good',
};

export function NoticeState({ state }: Pick<AdminNoticeRowView, 'state'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[state]} state={state}>
      {translate(`news.is.${state}`)}
    </Chip>
  );
}
