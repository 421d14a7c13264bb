import type { AdminCompany } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Panel } from '@sjaj/ui';
import { language, t } from '../../../shared/texts/t.ts';

/** Who approves orders for the company's admins, now or later. The company names them itself. */
export function DeputiesCard({ deputies }: Pick<AdminCompany, 'deputies'>) {
  return (
    <Panel title={t('company.deputies')}>
      {deputies.length === 0 && <p className="sj-sm sj-t2">{t('company.noDeputies')}</p>}
      <ul className="adm-company-people">
        {deputies.map(({ id, deputy, principal, firstDay, lastDay }) => (
          <li key={id}>
            <b className="adm-block">{t('company.deputyFor', { deputy: deputy.name, principal: principal.name })}</b>
            <span className="sj-sm sj-t3">
              {`${formatDate(firstDay, language())} – ${formatDate(lastDay, language())}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
