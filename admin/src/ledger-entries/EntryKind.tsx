import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Readonly<Record<string, ChipTone>> = { unapplied: 'waiting', refund: 'plain', reversal: 'plain' };

/** What kind of occasion an entry records; money that pays for nothing stands out. */
export function EntryKind({ kind }: { kind: string }) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[kind] ?? 'good'} state={kind}>
      {translate(`books.kind.${kind}`, { _: kind })}
    </Chip>
  );
}
