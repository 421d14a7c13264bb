import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import type { ImpersonatedCompany } from '@sjaj/contract';
import { foldLetters, formatDate } from '@sjaj/domain';
import { Badge, Button, Dialog, EmptyState, Skeleton, TextField } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { companiesQuery } from './queries.ts';

interface CustomerDialogProps {
  readonly busy: boolean;
  readonly onChoose: (companyId: number) => void;
  readonly onClose: () => void;
}

/** The representative's companies, found by a few letters; Enter takes the first that fits. */
export function CustomerDialog({ busy, onChoose, onClose }: CustomerDialogProps) {
  const [typed, setTyped] = useState('');
  const { data: companies, isError, refetch } = useQuery(companiesQuery);
  const fitting = (companies ?? []).filter((company) => isNamed(company, typed));
  const chooseFirst = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === '' || busy) return;
    // Quick typists press Enter before the list is there.
    const known = companies ?? (await refetch({ cancelRefetch: false })).data;
    const first = known?.find((company) => isNamed(company, typed));
    if (first) onChoose(first.id);
  };
  return (
    <Dialog title={t('impersonation.title')} open onClose={onClose}>
      <form onSubmit={(event) => void chooseFirst(event)}>
        <TextField
          label={t('impersonation.search')}
          type="search"
          start={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {isError && !companies && (
        <EmptyState
          icon={<IconUsers size={28} />}
          title={t('impersonation.failed')}
          actions={<Button onClick={() => void refetch()}>{t('action.tryAgain')}</Button>}
        />
      )}
      {!companies && !isError && <Loading />}
      {companies && fitting.length === 0 && (
        <EmptyState
          icon={<IconUsers size={28} />}
          title={t(companies.length === 0 ? 'impersonation.none' : 'impersonation.noneFit')}
        />
      )}
      <ul className="shop-customers" aria-busy={busy}>
        {fitting.map((company) => (
          <li key={company.id}>
            <Customer company={company} onChoose={busy ? undefined : () => onChoose(company.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface CustomerProps {
  readonly company: ImpersonatedCompany;
  readonly onChoose: (() => void) | undefined;
}

function Customer({ company, onChoose }: CustomerProps) {
  const { title, code, town, lastOrderAt, cartLines, isChosen } = company;
  const last = lastOrderAt === null ? null : formatDate(new Date(lastOrderAt), language());
  const facts = [code, town, last && t('impersonation.lastOrder', { date: last })];
  return (
    <button type="button" className="shop-customer" onClick={onChoose}>
      <span className="sj-grow">
        <b>{title}</b>
        <span className="sj-sm sj-t2">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {cartLines > 0 && <Badge tone="warn">{t('impersonation.inCart', { count: cartLines })}</Badge>}
      {isChosen && <Badge tone="soft">{t('impersonation.chosen')}</Badge>}
    </button>
  );
}

function Loading() {
  return (
    <div className="sj-col sj-g12 shop-customers" aria-busy="true">
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  );
}

const isNamed = ({ title, code, town }: ImpersonatedCompany, typed: string): boolean =>
  foldLetters(`${title} ${code ?? ''} ${town}`).includes(foldLetters(typed.trim()));
