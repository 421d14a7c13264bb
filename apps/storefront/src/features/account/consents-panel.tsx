import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { ConsentView } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Notice, Panel, Skeleton, Table } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { consentsQuery } from './queries.ts';

/** What the user has agreed to or refused: which wording, when and where. */
export function ConsentsPanel() {
  const { data, error } = useQuery(consentsQuery);
  return (
    <Panel title={t('ownAccount.consents')} flush={Boolean(data && data.length > 0)}>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {!data && !error && <Skeleton height={80} />}
      {data?.length === 0 && <p className="sj-sm sj-t2">{t('ownAccount.noConsents')}</p>}
      {data && data.length > 0 && <Consents consents={data} />}
    </Panel>
  );
}

function Consents({ consents }: { readonly consents: readonly ConsentView[] }) {
  return (
    <Table caption={t('ownAccount.consents')}>
      <thead>
        <tr>
          <th>{t('ownAccount.consentWhat')}</th>
          <th>{t('ownAccount.consentWhen')}</th>
        </tr>
      </thead>
      <tbody>
        {consents.map(({ purpose, version, isGiven, source, at }) => (
          <tr key={`${purpose} ${source} ${at}`}>
            <td>
              {t(`consentPurpose.${purpose}`)}
              {version !== null && <span className="sj-xs sj-t3"> {t('ownAccount.consentVersion', { version })}</span>}
              {!isGiven && <span className="sj-sm sj-t2"> · {t('ownAccount.consentWithdrawn')}</span>}
              <small className="sj-xs sj-t3 shop-block">{t(`consentSource.${source}`)}</small>
            </td>
            <td className="sj-num">{formatDateTime(new Date(at), language())}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
