import { formatDate } from '@sjaj/domain';
import { Badge, Panel, Facts, Switch, useUiLink } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { useCan } from '../../../shared/session/profile.ts';
import { language, t } from '../../../shared/texts/t.ts';
import type { SectionProps } from './section-props.ts';

/** The status of the company and the rights of all its members. */
export function StateCard({ company, state: { draft, set } }: Pick<SectionProps, 'company' | 'state'>) {
  const Link = useUiLink();
  const canEdit = useCan('editCustomers');
  const { id, isActive, openOrders, lastOrderAt } = company;
  return (
    <Panel title={t('company.status')}>
      <Facts
        facts={[
          {
            term: t('company.status'),
            value: (
              <Badge tone={isActive ? 'soft' : 'grey'}>{t(isActive ? 'company.active' : 'company.inactive')}</Badge>
            ),
          },
          { term: t('company.openOrders'), value: <b>{kmText(openOrders)}</b> },
          {
            term: t('company.lastOrder'),
            value: lastOrderAt === null ? '–' : formatDate(new Date(lastOrderAt), language()),
          },
          ...(canEdit
            ? [
                {
                  term: t('resource.machines'),
                  value: (
                    <Link href={`/machines?company=${id}`} className="sj-link">
                      {t('machines.show')}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      <div className="sj-col sj-g12 adm-company-switches">
        <Switch
          label={t('company.isActive')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
        {isActive && !draft.isActive && <p className="sj-sm adm-attention">{t('company.isActiveHint')}</p>}
        <Switch
          label={t('company.ownOrders')}
          checked={draft.mayApproveOwnOrders}
          onChange={(event) => set('mayApproveOwnOrders', event.currentTarget.checked)}
        />
      </div>
    </Panel>
  );
}
