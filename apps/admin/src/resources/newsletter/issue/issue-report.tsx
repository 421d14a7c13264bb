import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { showFailure, usePageTitle } from '@sjaj/app-kit';
import { DELIVERY_STATES, type NewsletterIssue } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { Button, type Fact, Facts, Notice, PageTitle, Panel, ProgressBar, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { DuplicateLink } from '../../../shared/form/duplicate-link.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { IssueBadge } from '../issues-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { issueQuery } from './queries.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

/** What became of an issue: progress, figures, its mail, and what did not arrive. */
export function IssueReport({ issue }: { readonly issue: NewsletterIssue }) {
  const { id, name, subject, body, state, deliveries } = issue;
  usePageTitle(name);
  const { bounced, failed, skipped } = deliveries;
  return (
    <>
      <PageTitle
        title={name}
        note={<IssueBadge state={state} />}
        actions={<DuplicateLink home="/newsletter" id={id} />}
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          {(state === 'sending' || state === 'stopped') && <ProgressPanel issue={issue} />}
          <Panel title={t('newsletter.mail')}>
            <MailPreview issue={{ subject, body }} testId={id} />
          </Panel>
        </div>
        <div className="adm-lay-side">
          <ReportPanel issue={issue} />
          <UndeliveredMails id={id} ended={bounced + failed + skipped} />
        </div>
      </div>
    </>
  );
}

/** The progress of the sending, with the button to stop it or to go on. */
function ProgressPanel({ issue: { id, version, state, recipients, deliveries } }: { readonly issue: NewsletterIssue }) {
  const { queryKey } = issueQuery(id);
  const isSending = state === 'sending';
  const change = useMutation({
    mutationFn: async () => {
      // A pending poll would restore the previous state.
      await queryClient.cancelQueries({ queryKey });
      const params = { id };
      return isSending
        ? api.newsletterIssues.stop({ params })
        : api.newsletterIssues.send({ params, body: { version } });
    },
    onSuccess: ({ data, info }) => {
      queryClient.setQueryData(queryKey, data);
      showToast({ title: info?.message ?? t('sign.saved') });
    },
    onError: (error) => {
      showFailure(error);
      // It has ended, or a colleague was faster.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const { sent, kept, bounced, failed, skipped } = deliveries;
  const done = sent + kept + bounced + failed + skipped;
  const Icon = isSending ? IconPlayerStop : IconPlayerPlay;
  return (
    <Panel>
      <div className="sj-col sj-g12">
        <b className="sj-num" aria-live="polite">
          {t('newsletter.progress', { done: formatNumber(done), all: formatNumber(recipients) })}
        </b>
        <ProgressBar label={t('newsletter.sending')} share={recipients === 0 ? 1 : done / recipients} />
        <span className="sj-sm sj-t2">{t(isSending ? 'newsletter.mayLeave' : 'newsletter.stoppedNote')}</span>
        <span>
          <Button
            variant="line"
            icon={<Icon size={16} aria-hidden="true" />}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t(isSending ? 'newsletter.stop' : 'newsletter.goOn')}
          </Button>
        </span>
      </div>
    </Panel>
  );
}

const timeOf = (instant: string | null): string =>
  instant === null ? '–' : formatDateTime(new Date(instant), language());

function ReportPanel({ issue }: { readonly issue: NewsletterIssue }) {
  const { startedAt, endedAt, recipients, deliveries, unsubscribed } = issue;
  const facts: Fact[] = [
    { term: t('newsletter.startedAt'), value: timeOf(startedAt) },
    { term: t('newsletter.endedAt'), value: timeOf(endedAt) },
    { term: t('newsletter.recipients'), value: formatNumber(recipients) },
    ...DELIVERY_STATES.filter((state) => state === 'sent' || deliveries[state] > 0).map((state) => ({
      term: t(`deliveryState.${state}`),
      value: formatNumber(deliveries[state]),
    })),
    { term: t('newsletter.unsubscribed'), value: formatNumber(unsubscribed) },
  ];
  return (
    <Panel title={t('newsletter.report')}>
      <Facts facts={facts} />
      {deliveries.kept > 0 && <Notice tone="info">{t('newsletter.storedNote')}</Notice>}
    </Panel>
  );
}
