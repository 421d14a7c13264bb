import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ComplaintStatusBadge, usePageTitle } from '@sjaj/app-kit';
import { PageTitle, Panel } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ComplaintActions } from './complaint-actions.tsx';
import { ComplaintFacts } from './complaint-facts.tsx';
import styles from './complaint.module.css';
import { Conversation } from './conversation.tsx';
import { Progress } from './progress.tsx';
import { complaintQuery } from './queries.ts';
import { ReplyBox } from './reply-box.tsx';
import { TermNotice } from './term-notice.tsx';

/** One complaint: its steps, the conversation with staff, and its facts. */
export function ComplaintPage() {
  const { id } = useParams({ strict: false });
  const { data: complaint } = useSuspenseQuery(complaintQuery(Number(id)));
  const title = `${complaint.number} · ${complaint.productName}`;
  usePageTitle(title);
  const { outcome } = complaint;
  return (
    <>
      <PageTitle
        title={title}
        note={
          <span className={styles['note']}>
            <ComplaintStatusBadge {...complaint} />
            {outcome !== null && outcome !== 'withdrawn' && t(`complaintOutcome.${outcome}`)}
          </span>
        }
        actions={<ComplaintActions key={complaint.version} complaint={complaint} />}
      />
      <div className={styles['detail']}>
        <Panel title={t('complaints.conversation')} lined>
          <div className={styles['talk']}>
            <Progress status={complaint.status} />
            <Conversation entries={complaint.entries} />
            {complaint.may.includes('write') && <ReplyBox id={complaint.id} />}
          </div>
        </Panel>
        <div className={styles['facts']}>
          <TermNotice {...complaint} />
          <ComplaintFacts complaint={complaint} />
        </div>
      </div>
    </>
  );
}
