import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Machine, PurchasedLine } from '@sjaj/contract';
import { ButtonLink, classNames, PageTitle } from '@sjaj/ui';
import { numberIn } from '../../shared/address/search-values.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintList } from './complaint-list.tsx';
import styles from './complaints.module.css';
import { machineQuery, purchasedLineQuery } from './queries.ts';
import { useComplaintDraft } from './use-complaint-draft.ts';

const PATH = '/profile/rma';

interface ComplaintsPageProps {
  /** The way to the other list of the page: machines. */
  readonly choice: ReactNode;
}

/**
 * The form and the list of complaints side by side. A narrow screen shows one of them: the form where the address asks for it.
 * `?line=` fills in a line of an order, `?machine=` a machine of the company for its service.
 */
export function ComplaintsPage({ choice }: ComplaintsPageProps) {
  const found = useSearch({ strict: false });
  const search: Readonly<Record<string, unknown>> = { ...found };
  const navigate = useNavigate();
  const stored = useComplaintDraft();
  const lineId = numberIn(search['line']);
  const isWriting = ['new', 'line', 'order', 'machine'].some((name) => name in search);
  useLineOfAddress(lineId, stored);
  useMachineOfAddress(numberIn(search['machine']), stored);
  return (
    <>
      <PageTitle
        title={t('complaints.title')}
        note={t('complaints.answerTime')}
        actions={
          <>
            {choice}
            {!isWriting && (
              <span className={styles['begin']}>
                <ButtonLink href={`${PATH}?new=1`} size="sm">
                  <IconPlus size={16} aria-hidden="true" /> {t('complaints.newOne')}
                </ButtonLink>
              </span>
            )}
          </>
        }
      />
      <div className={classNames(styles['page'], isWriting && styles['writing'])}>
        <div className={styles['formSide']}>
          <ComplaintForm
            stored={stored}
            onSent={(id) => void navigate({ to: `${PATH}/${id}` })}
            onCancel={() => void navigate({ to: PATH, replace: true })}
          />
        </div>
        <div className={styles['listSide']}>
          <ComplaintList />
        </div>
      </div>
    </>
  );
}

/** Fills the line that the address names into the draft, once it is loaded. */
function useLineOfAddress(lineId: number, { draft, change }: ReturnType<typeof useComplaintDraft>): void {
  const isNamed = Number.isInteger(lineId) && lineId > 0;
  const { data: line } = useQuery({ ...purchasedLineQuery(lineId), enabled: isNamed });
  const fill = useEffectEvent((loaded: PurchasedLine) => {
    if (draft.line?.lineId !== loaded.lineId) change({ line: loaded, machine: null, quantity: '' });
  });
  useEffect(() => {
    if (line) fill(line);
  }, [line]);
}

/** The same for a machine, whose service is what is asked for. */
function useMachineOfAddress(machineId: number, { draft, change }: ReturnType<typeof useComplaintDraft>): void {
  const isNamed = Number.isInteger(machineId) && machineId > 0;
  const { data: machine } = useQuery({ ...machineQuery(machineId), enabled: isNamed });
  const fill = useEffectEvent((loaded: Machine) => {
    if (draft.machine?.id === loaded.id) return;
    change({ kind: 'service', machine: loaded, line: null, quantity: '', serialNumber: loaded.serialNumber ?? '' });
  });
  useEffect(() => {
    if (machine) fill(machine);
  }, [machine]);
}
