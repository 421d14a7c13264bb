import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { CustomerVisit } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, Panel, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { refreshVisits, visitsQuery } from './queries.ts';
import { VisitDialog } from './visit-dialog.tsx';

const FIRST = 3;

/** The visits to the company. Everybody changes their own. */
export function VisitsCard({ companyId }: { readonly companyId: number }) {
  const [edited, setEdited] = useState<CustomerVisit | 'new' | null>(null);
  const [isLong, setLong] = useState(false);
  const { data, error, refetch } = useQuery(visitsQuery(companyId));
  return (
    <Panel
      title={t('visits.title')}
      end={
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          {t('visits.new')}
        </Button>
      }
    >
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2">{t('visits.none')}</p>}
      <ul className="adm-company-people">
        {data?.slice(0, isLong ? data.length : FIRST).map((visit) => (
          <li key={visit.id} className="sj-row sj-g12">
            <VisitLines visit={visit} />
            {visit.mayChange && <VisitActions companyId={companyId} visit={visit} onEdit={() => setEdited(visit)} />}
          </li>
        ))}
      </ul>
      {data && !isLong && data.length > FIRST && (
        <button type="button" className="sj-link sj-sm" onClick={() => setLong(true)}>
          {t('action.showMore')}
        </button>
      )}
      {edited && (
        <VisitDialog
          companyId={companyId}
          visit={edited === 'new' ? null : edited}
          onSaved={() => refreshVisits(companyId)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

interface VisitActionsProps {
  readonly companyId: number;
  readonly visit: CustomerVisit;
  readonly onEdit: () => void;
}

function VisitActions({ companyId, visit: { id, visitedOn }, onEdit }: VisitActionsProps) {
  const day = formatDate(visitedOn, language());
  return (
    <RowActions
      name={t('visits.one', { day })}
      onEdit={onEdit}
      removal={{
        title: t('visits.remove'),
        question: t('visits.removeSure', { day }),
        run: () => api.visits.remove({ params: { id } }),
        onRemoved: () => refreshVisits(companyId),
      }}
    />
  );
}

function VisitLines({
  visit: { visitedOn, person, who, summary, nextStep, nextOn },
}: {
  readonly visit: CustomerVisit;
}) {
  const next = [nextOn && formatDate(nextOn, language()), nextStep].filter(Boolean).join(' · ');
  return (
    <span className="sj-grow">
      <b className="adm-block">{[formatDate(visitedOn, language()), person].filter(Boolean).join(' · ')}</b>
      <span className="sj-sm adm-block adm-visit-text">{summary}</span>
      {next && <span className="sj-sm sj-t2 adm-block">{t('visits.next', { what: next })}</span>}
      <span className="sj-xs sj-t3 adm-block">{who}</span>
    </span>
  );
}
