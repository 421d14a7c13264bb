import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { NewsletterIssueForm } from '@sjaj/contract';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sjaj/domain';
import { Button, InlineSelect, showToast, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { MailBody } from '../../../shared/mail/mail-body.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { language as ownLanguage, t } from '../../../shared/texts/t.ts';
import { previewQuery } from './queries.ts';

interface MailPreviewProps {
  readonly issue: NewsletterIssueForm;
  /** The saved issue that a test is made of; null where what is shown was not saved. */
  readonly testId: number | null;
}

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** An issue as the mail that subscribers get, in the language that is chosen, and the button to send it to oneself. */
export function MailPreview({ issue, testId }: MailPreviewProps) {
  const [language, setLanguage] = useState<Language>(ownLanguage());
  const { data, error, refetch } = useQuery(previewQuery(issue, language));
  const test = useMutation({
    mutationFn: (id: number) => api.newsletterMails.sendTest({ params: { id }, body: { language } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
  });
  return (
    <div className="sj-col sj-g12">
      <div className="sj-row sj-g12 sj-between sj-wraps">
        <InlineSelect
          label={t('field.language')}
          value={language}
          options={OPTIONS}
          onChange={(value) => setLanguage(LANGUAGES.find((one) => one === value) ?? language)}
        />
        <Button
          variant="line"
          disabled={testId === null}
          busy={test.isPending}
          onClick={() => testId !== null && test.mutate(testId)}
        >
          {t('newsletter.sendTest')}
        </Button>
      </div>
      {testId === null && <p className="sj-sm sj-t3">{t('newsletter.saveFirst')}</p>}
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} radius={12} />}
      {data && <MailBody mail={data} />}
    </div>
  );
}
