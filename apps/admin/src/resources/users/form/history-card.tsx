import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UserEvent } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { Panel, Skeleton } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { historyQuery } from '../queries.ts';

const FIRST = 10;
const MORE = 48;

const DEEDS: Readonly<Record<string, StaffKey>> = {
  'users.create': 'users.did_create',
  'users.update': 'users.did_update',
  'users.send_link': 'users.did_link',
  'users.end_session': 'users.did_sign_out',
  'users.end_sessions': 'users.did_sign_out',
  'users.deactivate': 'users.did_close',
  'users.reset_second_factor': 'users.did_second_factor',
  'auth.second_factor_on': 'users.did_second_factor',
  'auth.second_factor_off': 'users.did_second_factor',
  'auth.second_factor_method': 'users.did_second_factor',
  'auth.second_factor_codes': 'users.did_second_factor',
  'auth.set_password': 'users.did_password',
  'auth.login': 'users.did_log_in',
  'auth.logout': 'users.did_log_out',
};

/** Fields whose changes are shown; the others of an entry are technical. */
const FIELDS: Readonly<Record<string, StaffKey>> = {
  firstName: 'users.firstName',
  lastName: 'users.lastName',
  email: 'users.email',
  phone: 'users.phone',
  role: 'users.role',
  isActive: 'users.isActive',
  canOrder: 'company.mayOrder',
  canViewPrices: 'company.seesPrices',
  orderLimit: 'company.perOrder',
  monthLimit: 'company.perMonth',
};

/** The audit log of the account; it is read again when the account is saved. */
export function HistoryCard({ userId, version }: { readonly userId: number; readonly version: number }) {
  const [isLong, setLong] = useState(false);
  const history = historyQuery(userId, isLong ? MORE : FIRST);
  const { data, error, refetch } = useQuery({ ...history, queryKey: [...history.queryKey, version] });
  const total = data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel title={t('users.history')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      {total === 0 && data && <p className="sj-sm sj-t2">{t('users.noHistory')}</p>}
      <ol className="adm-user-history">
        {data?.data.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {!isLong && total > FIRST && (
        <button type="button" className="sj-link sj-sm" onClick={() => setLong(true)}>
          {t('users.showMore')}
        </button>
      )}
    </Panel>
  );
}

function Entry({ event: { action, changes, who, at } }: { readonly event: UserEvent }) {
  return (
    <li>
      <b>{t(DEEDS[action] ?? 'users.did_other')}</b>
      {changes.map(({ field, before, after }) => {
        const key = FIELDS[field];
        return (
          key && (
            <span key={field} className="sj-sm sj-t2 adm-block">
              {`${t(key)}: ${valueText(before)} → ${valueText(after)}`}
            </span>
          )
        );
      })}
      <span className="sj-xs sj-t3 adm-block">{`${who} · ${tableTime(at, new Date())}`}</span>
    </li>
  );
}

function valueText(value: string | null): string {
  if (value === 'true') return t('sign.yes');
  if (value === 'false') return t('sign.no');
  return value ?? '–';
}
