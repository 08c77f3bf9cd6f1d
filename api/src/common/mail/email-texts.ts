import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmailTextView } from '@shop/contract';
import { ChangeFeed, notifyChange } from '../database/change-feed';
import { Database, type Tx } from '../database/database';
import { SnapshotCache } from '../database/snapshot-cache';
import { loadNewestEmailTexts, type NewestEmailText } from './email-texts.queries';
import { mailTemplates, mailTexts } from './render';
import { validateEmailText } from './validate-email-text';

const CHANNEL = 'email_text';

/** What admins wrote for an email in a language. */
interface StoredEmailText {
  /** 0 if nobody has written one. */
  version: number;
  /** Null: the built-in text is used. */
  texts: EmailTextView | null;
  /** Whether the text no longer fits the variables of the email, so that the built-in text is used instead. */
  isOutdated: boolean;
}

const NONE: StoredEmailText = { version: 0, texts: null, isOutdated: false };

/** The texts that admins wrote in place of the built-in ones, cached in memory and reloaded in every process when one is saved. */
@Injectable()
export class EmailTexts implements OnModuleInit {
  private readonly cache: SnapshotCache<ReadonlyMap<string, StoredEmailText>>;

  constructor(database: Database, feed: ChangeFeed) {
    this.cache = new SnapshotCache(
      feed,
      CHANNEL,
      async () => new Map((await loadNewestEmailTexts(database.reader)).map((row) => [keyOf(row), toStored(row)])),
    );
  }

  async onModuleInit(): Promise<void> {
    await this.cache.start();
  }

  /** What is stored for an email, whether it is used or not. */
  find(template: string, language: string): StoredEmailText {
    return this.cache.current.get(keyOf({ template, language })) ?? NONE;
  }

  /** Loads what is committed by now, without waiting for the notification. */
  reload(): Promise<void> {
    return this.cache.reload();
  }

  /** Reloads the texts in every process once the transaction is committed. */
  async announce(tx: Tx): Promise<void> {
    await notifyChange(tx, CHANNEL);
  }
}

const keyOf = ({ template, language }: Pick<NewestEmailText, 'template' | 'language'>): string =>
  `${language}/${template}`;

function toStored({ template, language, version, texts }: NewestEmailText): StoredEmailText {
  return { version, texts, isOutdated: texts !== null && !isUsable(template, language, texts) };
}

const isUsable = (template: string, language: string, texts: EmailTextView): boolean =>
  mailTemplates().includes(template) && validateEmailText(texts, mailTexts(template, language)).length === 0;
