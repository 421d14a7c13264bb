import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconEye, IconSend } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { NewsletterIssue, NewsletterIssueForm } from '@sjaj/contract';
import { Button, ConfirmDialog, Dialog, Notice, Panel, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { t } from '../../../shared/texts/t.ts';
import { MailPreview } from './mail-preview.tsx';
import { issueQuery } from './queries.ts';

interface SendCardProps {
  /** What is typed; null where it is incomplete. */
  readonly form: NewsletterIssueForm | null;
  readonly isChanged: boolean;
  /** Absent for a new issue. */
  readonly issue: NewsletterIssue | undefined;
}

/** Who gets a draft, its preview, and the button that sends it. */
export function SendCard({ form, isChanged, issue }: SendCardProps) {
  const [shows, setShows] = useState(false);
  const isSaved = issue !== undefined && !isChanged;
  return (
    <Panel title={t('newsletter.sending')}>
      <div className="sj-col sj-g12">
        {issue && <p>{t('newsletter.draftRecipients', { count: issue.recipients })}</p>}
        <Button
          variant="line"
          icon={<IconEye size={16} aria-hidden="true" />}
          disabled={form === null}
          onClick={() => setShows(true)}
        >
          {t('newsletter.preview')}
        </Button>
        {issue && <SendButton issue={issue} disabled={!isSaved || issue.recipients === 0} />}
        {form === null && <p className="sj-sm sj-t3">{t('newsletter.previewIncomplete')}</p>}
        {form !== null && !isSaved && (
          <p className="sj-sm sj-t3">{t(issue ? 'newsletter.saveFirst' : 'newsletter.saveNew')}</p>
        )}
      </div>
      {form && (
        <Dialog title={t('newsletter.preview')} open={shows} onClose={() => setShows(false)} size="lg">
          <MailPreview issue={form} testId={isSaved ? issue.id : null} />
        </Dialog>
      )}
    </Panel>
  );
}

interface SendButtonProps {
  readonly issue: NewsletterIssue;
  readonly disabled: boolean;
}

/** Asks once, with the number of subscribers, and sends. */
function SendButton({ issue: { id, version, name, recipients: count }, disabled }: SendButtonProps) {
  const [asks, setAsks] = useState(false);
  const send = useMutation({
    mutationFn: () => api.newsletterIssues.send({ params: { id }, body: { version } }),
    onSuccess: ({ data, info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: name });
      // The page of the issue becomes its report.
      queryClient.setQueryData(issueQuery(id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['newsletter', 'list'] });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  return (
    <>
      <Button icon={<IconSend size={16} aria-hidden="true" />} disabled={disabled} onClick={() => setAsks(true)}>
        {t('newsletter.send')}
      </Button>
      <ConfirmDialog
        title={t('newsletter.send')}
        open={asks}
        confirmLabel={t('newsletter.send')}
        busy={send.isPending}
        onConfirm={() => send.mutate()}
        onClose={() => {
          setAsks(false);
          send.reset();
        }}
      >
        {t('newsletter.sendSure', { name, count })}
        {send.error && <Notice tone="error">{messageOf(send.error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
