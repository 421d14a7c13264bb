import '../../../shared/imports/imports.css';
import '../prices.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconAlertCircle, IconAlertTriangle, IconEqual, IconPencil } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import type { PriceChangeView } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Breadcrumbs, PageTitle, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { DeleteButton } from '../../../shared/form/delete-button.tsx';
import { ImportCount } from '../../../shared/imports/import-count.tsx';
import { useStateFocus } from '../../../shared/imports/use-state-focus.ts';
import { useWorkEnd } from '../../../shared/imports/use-work-end.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { LoadedRecord, useRecordId } from '../../../shared/page/loaded-record.tsx';
import { t } from '../../../shared/texts/t.ts';
import { changeQuery, isUnderWay, type LineView } from '../queries.ts';
import { ruleText, titleOf } from '../rule-text.ts';
import { DecideBar } from './decide-bar.tsx';
import { LinesCard } from './lines-card.tsx';
import { ProgressCard, StateNotice } from './state-notice.tsx';

/** A change of many prices: the difference that it would make, its progress, and what it has made. */
export function ChangePage() {
  const query = useQuery(changeQuery(useRecordId()));
  usePageTitle(query.data ? titleOf(query.data) : null);
  return (
    <LoadedRecord query={query} list="/prices" heights={[90, 360]}>
      {(change) => <Change key={change.id} change={change} />}
    </LoadedRecord>
  );
}

function Change({ change }: { readonly change: PriceChangeView }) {
  useEnd(change);
  const place = useStateFocus(change);
  const [view, setView] = useState<LineView>(change.changed === 0 && change.faulty > 0 ? 'faulty' : 'changes');
  const isProposed = change.state === 'proposed';
  return (
    <>
      <Breadcrumbs trail={[{ href: '/prices', title: t('resource.prices') }, { title: titleOf(change) }]} />
      <PageTitle
        title={titleOf(change)}
        note={change.note === '' ? undefined : ruleText(change.rule)}
        actions={isProposed && <DiscardButton change={change} />}
      />
      <div ref={place} tabIndex={-1}>
        <StateNotice change={change} onShowDoubtful={() => setView('doubtful')} />
        {isUnderWay(change) && <ProgressCard change={change} />}
      </div>
      <Counts change={change} />
      <LinesCard change={change} view={view} onView={setView} />
      {isProposed && change.changed > 0 && <DecideBar change={change} />}
    </>
  );
}

/** The four counts of the lines. */
function Counts({ change }: { readonly change: PriceChangeView }) {
  const { lines, changed, same, faulty, doubtful } = change;
  return (
    <div className="adm-import-counts">
      <ImportCount
        icon={<IconPencil size={16} aria-hidden="true" />}
        label={t('priceChanges.changes')}
        count={changed}
        note={t('priceChanges.ofLines', { count: formatNumber(lines) })}
      />
      <ImportCount
        icon={<IconAlertTriangle size={16} aria-hidden="true" />}
        label={t('priceChanges.doubtfulCount')}
        count={doubtful}
        note={t('priceChanges.doubtfulNote')}
      />
      <ImportCount
        icon={<IconEqual size={16} aria-hidden="true" />}
        label={t('priceChanges.same')}
        count={same}
        note={t('priceChanges.ofLines', { count: formatNumber(lines) })}
      />
      <ImportCount
        icon={<IconAlertCircle size={16} aria-hidden="true" />}
        label={t('priceChanges.faulty')}
        count={faulty}
        note={t('priceChanges.ofLines', { count: formatNumber(lines) })}
        isWrong={faulty > 0}
      />
    </div>
  );
}

const DiscardButton = ({ change: { id } }: { readonly change: PriceChangeView }) => (
  <DeleteButton
    title={t('priceChanges.discardTitle')}
    question={t('priceChanges.discardSure')}
    home="/prices"
    run={() => api.priceChanges.discard({ params: { id } })}
    onDeleted={() => {
      queryClient.removeQueries({ queryKey: changeQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: listKey('price-changes') });
    }}
  />
);

/** Shows a toast at the end of the work and reloads what it has changed. */
function useEnd(change: PriceChangeView): void {
  useWorkEnd(isUnderWay(change), () => {
    void queryClient.invalidateQueries({ queryKey: listKey('price-changes') });
    void queryClient.invalidateQueries({ queryKey: ['articles'] });
    void queryClient.invalidateQueries({ queryKey: listKey('articles') });
    const count = change.state === 'undone' ? change.undone : change.done;
    showToast({ title: t(`priceChangeState.${change.state}`), text: t('priceChanges.found', { count }) });
  });
}
