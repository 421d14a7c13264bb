import type { AccountDuplicate, AccountRequest } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { Badge, Panel, Table, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { STATE_LABELS } from './state-badge.tsx';

const KINDS = {
  company: 'accountRequests.kindCompany',
  user: 'accountRequests.kindUser',
  request: 'accountRequests.kindRequest',
} as const satisfies Record<AccountDuplicate['kind'], StaffKey>;

const MATCHES = {
  jib: 'accountRequests.sameJib',
  email: 'accountRequests.sameEmail',
  title: 'accountRequests.sameTitle',
} as const satisfies Record<AccountDuplicate['matches'][number], StaffKey>;

/** Companies, users and other requests that may be the same, below the request itself so that the columns compare. */
export function DuplicatesCard({ request }: { readonly request: AccountRequest }) {
  const { duplicates, companyTitle, jib, firstName, lastName, email, town } = request;
  if (duplicates.length === 0)
    return (
      <Panel title={t('accountRequests.similar')}>
        <p className="sj-sm sj-t2">{t('accountRequests.noSimilar')}</p>
      </Panel>
    );
  return (
    <Panel flush title={t('accountRequests.similar')}>
      <div className="adm-request-table">
        <Table caption={t('accountRequests.similar')}>
          <thead>
            <tr>
              <th scope="col" />
              <th scope="col">{t('accountRequests.company')}</th>
              <th scope="col">{t('company.jib')}</th>
              <th scope="col">{t('accountRequests.person')}</th>
              <th scope="col">{t('field.email')}</th>
              <th scope="col">{t('company.town')}</th>
            </tr>
          </thead>
          <tbody>
            <tr className="adm-request-own">
              <th scope="row">{t('accountRequests.kindRequest')}</th>
              <td>{companyTitle}</td>
              <td>{jib}</td>
              <td>{`${firstName} ${lastName}`}</td>
              <td>{email}</td>
              <td>{town}</td>
            </tr>
            {duplicates.map((duplicate) => (
              <DuplicateRow key={`${duplicate.kind}-${duplicate.id}`} duplicate={duplicate} />
            ))}
          </tbody>
        </Table>
      </div>
    </Panel>
  );
}

function stateText({ kind, state }: AccountDuplicate): string {
  if (kind === 'request') return t(STATE_LABELS[state as keyof typeof STATE_LABELS]);
  return t(state === 'active' ? 'company.active' : 'company.inactive');
}

function DuplicateRow({ duplicate }: { readonly duplicate: AccountDuplicate }) {
  const Link = useUiLink();
  const { kind, id, companyId, companyTitle, jib, person, email, town, matches } = duplicate;
  const href = kind === 'request' ? `/account-requests/${id}` : companyId === null ? null : `/companies/${companyId}`;
  const isSame = (field: AccountDuplicate['matches'][number]) =>
    matches.includes(field) ? 'adm-request-same' : undefined;
  return (
    <tr>
      <th scope="row">
        {t(KINDS[kind])}
        <span className="sj-xs sj-t3 adm-block">{stateText(duplicate)}</span>
      </th>
      <td className={isSame('title')}>
        {href && companyTitle !== null ? (
          <Link className="sj-link" href={href}>
            {companyTitle}
          </Link>
        ) : (
          (companyTitle ?? '–')
        )}
        <span className="adm-request-matches">
          {matches.map((match) => (
            <Badge key={match} tone="warn">
              {t(MATCHES[match])}
            </Badge>
          ))}
        </span>
      </td>
      <td className={isSame('jib')}>{jib ?? '–'}</td>
      <td>{person ?? '–'}</td>
      <td className={isSame('email')}>{email ?? '–'}</td>
      <td>{town ?? '–'}</td>
    </tr>
  );
}
