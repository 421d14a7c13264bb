import './case.css';
import { IconArrowLeft, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AdminComplaint, COMPLAINT_STATUS } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, InlineSelect, showToast, useUiLink } from '@sjaj/ui';
import { ComplaintStatusBadge, messageOf } from '@sjaj/app-kit';
import { language, t } from '../../shared/texts/t.ts';
import { CaseEntries } from './case-entries.tsx';
import { Composer } from './composer.tsx';
import { assigneesQuery, useAnswer, useAssign } from './queries.ts';

/** The case: head with assignee and status, the conversation, and what staff write. */
export function CaseView({ complaint }: { readonly complaint: AdminComplaint }) {
  const Link = useUiLink();
  const { id, number, productName, outcome, createdAt, kind } = complaint;
  return (
    <section className="cmp-case" aria-label={number}>
      <div className="cmp-head">
        <Link href="/complaints" className="sj-link cmp-back">
          <IconArrowLeft size={16} aria-hidden="true" /> {t('complaints.back')}
        </Link>
        <div className="cmp-head-what">
          <h2>{productName}</h2>
          <p className="sj-xs sj-t3">
            <ComplaintStatusBadge {...complaint} />
            {outcome !== null && outcome !== 'withdrawn' && <b>{t(`complaintOutcome.${outcome}`)}</b>}
            <span className="sj-num">
              {[number, t(`complaintKind.${kind}`), formatDateTime(new Date(createdAt), language())].join(' · ')}
            </span>
          </p>
        </div>
        <div className="cmp-head-actions">
          <AssigneeSelect complaint={complaint} />
          {complaint.status === COMPLAINT_STATUS.received && <TakeButton key={id} complaint={complaint} />}
        </div>
      </div>
      <CaseEntries entries={complaint.entries} />
      <Composer complaint={complaint} />
    </section>
  );
}

function AssigneeSelect({ complaint: { id, version, assignee } }: { readonly complaint: AdminComplaint }) {
  const { data = [] } = useQuery(assigneesQuery);
  const assign = useAssign(id);
  const isListed = assignee === null || data.some((one) => one.id === assignee.id);
  const people = isListed || assignee === null ? data : [assignee, ...data];
  return (
    <InlineSelect
      label={t('complaints.assignee')}
      value={assignee === null ? '' : String(assignee.id)}
      options={[
        { value: '', label: t('complaints.nobody') },
        ...people.map((one) => ({ value: String(one.id), label: one.name })),
      ]}
      onChange={(value) => assign.mutate({ version, assigneeId: value === '' ? null : Number(value) })}
    />
  );
}

/** Takes the complaint into processing; the customer gets a standard text. */
function TakeButton({ complaint: { id, version } }: { readonly complaint: AdminComplaint }) {
  const answer = useAnswer(id, () => undefined);
  const take = (): void =>
    answer.mutate(
      { version, text: '', status: COMPLAINT_STATUS.inProcessing, fileIds: [] },
      { onError: (error) => showToast({ tone: 'error', title: messageOf(error) }) },
    );
  return (
    <Button
      variant="soft"
      size="sm"
      busy={answer.isPending}
      icon={<IconTool size={16} aria-hidden="true" />}
      onClick={take}
    >
      {t('complaints.take')}
    </Button>
  );
}
