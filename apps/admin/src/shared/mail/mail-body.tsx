import './mail-body.css';
import { useState } from 'react';
import { type Language, languageTag } from '@sjaj/domain';
import { SegmentedControl } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { MailLetter } from './mail-letter.tsx';

type Look = 'letter' | 'text';

interface MailBodyProps {
  readonly mail: {
    /** Null until the worker has written it. */
    readonly html: string | null;
    readonly text: string | null;
    readonly subject: string | null;
    readonly language: Language;
  };
}

/** The body of a mail: as HTML or as plain text. */
export function MailBody({ mail: { html, text, subject, language } }: MailBodyProps) {
  const [look, setLook] = useState<Look>('letter');
  if (html === null || text === null) return <p className="sj-t2">{t('mails.notWritten')}</p>;
  return (
    <div className="sj-col sj-g12 mail-body">
      <SegmentedControl
        label={t('mails.look')}
        value={look}
        options={[
          { value: 'letter', label: t('mails.asLetter') },
          { value: 'text', label: t('mails.asText') },
        ]}
        onChange={setLook}
      />
      {look === 'letter' ? (
        <MailLetter html={html} title={subject ?? t('mails.asLetter')} />
      ) : (
        <pre className="mail-text" lang={languageTag(language)}>
          {text}
        </pre>
      )}
    </div>
  );
}
