import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { AdminPriceList } from '@sjaj/contract';
import { Button, ConfirmDialog, IconButton, ListSearchBar, Panel, showToast, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { CompanyChoice } from '../../shared/company/company-choice.tsx';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { companiesQuery, ROWS_A_PAGE, useReload } from './queries.ts';

interface CompaniesCardProps {
  readonly list: AdminPriceList;
  readonly onList: (list: AdminPriceList) => void;
}

interface Assigned {
  readonly id: number;
  readonly title: string;
}

/** The companies that have the list. Changes are saved at once. */
export function CompaniesCard({ list, onList }: CompaniesCardProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<Assigned | null>(null);
  const text = useDebounced(typed.trim());
  const query = useQuery(companiesQuery(list.id, { page, text }));
  const reload = useReload(list.id, 'companies', onList);
  const unassign = useMutation({
    mutationFn: (companyId: number) => api.priceLists.unassign({ params: { id: list.id, companyId } }),
    onSuccess: ({ info }) => {
      setLeaving(null);
      showToast({ title: info?.message ?? t('sign.saved') });
    },
    onSettled: reload,
  });
  const companies = query.data?.data;
  return (
    <Panel title={t('resource.companies')}>
      {list.companies > ROWS_A_PAGE && (
        <ListSearchBar
          label={t('adminFiles.searchCompany')}
          typed={typed}
          onType={setTyped}
          page={page}
          pageSize={ROWS_A_PAGE}
          totalItems={query.data?.pagedResult?.totalItems ?? 0}
          onPage={setPage}
        />
      )}
      {query.error && !companies && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={48} />}
      {companies?.length === 0 && (
        <p className="sj-sm sj-t2">{t(text === '' ? 'priceLists.noCompanies' : 'priceLists.noCompanyFits')}</p>
      )}
      <ul className="adm-price-list-companies">
        {companies?.map((company) => (
          <CompanyRow key={company.id} company={company} onLeave={() => setLeaving(company)} />
        ))}
      </ul>
      <Assigning list={list} onAssigned={reload} />
      <ConfirmDialog
        title={t('priceLists.unassignTitle')}
        open={leaving !== null}
        confirmLabel={t('action.remove')}
        danger
        busy={unassign.isPending}
        onConfirm={() => leaving && unassign.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      >
        {t('priceLists.unassignSure', { company: leaving?.title ?? '', name: list.name })}
      </ConfirmDialog>
    </Panel>
  );
}

interface CompanyRowProps {
  readonly company: Assigned & { readonly code: string; readonly town: string };
  readonly onLeave: () => void;
}

function CompanyRow({ company: { id, title, code, town }, onLeave }: CompanyRowProps) {
  const Link = useUiLink();
  return (
    <li className="sj-row sj-g12">
      <span className="sj-grow">
        <Link className="sj-link adm-block" href={`/companies/${id}`}>
          {title}
        </Link>
        <span className="sj-sm sj-t3">{[code, town].filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton
        size="sm"
        label={t('priceLists.unassign', { name: title })}
        icon={<IconX size={16} aria-hidden="true" />}
        onClick={onLeave}
        tip="end"
      />
    </li>
  );
}

interface AssigningProps {
  readonly list: AdminPriceList;
  readonly onAssigned: () => Promise<void>;
}

function Assigning({ list, onAssigned }: AssigningProps) {
  const [companyId, setCompanyId] = useState<number | null>(null);
  const assign = useMutation({
    mutationFn: (id: number) => api.priceLists.assign({ params: { id: list.id, companyId: id } }),
    onSuccess: ({ info }) => {
      setCompanyId(null);
      showToast({ title: info?.message ?? t('sign.saved') });
    },
    onSettled: onAssigned,
  });
  return (
    <div className="adm-price-list-assign">
      <CompanyChoice companyId={companyId} onChoose={setCompanyId} />
      <Button
        variant="line"
        disabled={companyId === null}
        busy={assign.isPending}
        onClick={() => companyId !== null && assign.mutate(companyId)}
      >
        {t('priceLists.assign')}
      </Button>
    </div>
  );
}
