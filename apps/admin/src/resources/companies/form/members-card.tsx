import { useState } from 'react';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { AdminCompany, Member } from '@sjaj/contract';
import { Avatar, Badge, ButtonLink, Panel, Table, useUiLink } from '@sjaj/ui';
import { amountText } from '../../../shared/figures/amounts.ts';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { RowButton } from '../../../shared/record/row-button.tsx';
import { t } from '../../../shared/texts/t.ts';
import { MemberDialog } from './member-dialog.tsx';

interface MembersCardProps {
  readonly company: AdminCompany;
  readonly onSaved: (member: Member) => void;
}

/** The members of the company with their limits. */
export function MembersCard({ company, onSaved }: MembersCardProps) {
  const [edited, setEdited] = useState<Member | null>(null);
  return (
    <Panel
      flush
      lined
      title={
        <>
          {t('company.people')}
          <small className="adm-card-note">{t('company.withVat')}</small>
        </>
      }
      end={
        <Allowed to="manageAccounts">
          <ButtonLink
            href={`/users/new?company=${company.id}`}
            variant="soft"
            size="sm"
            icon={<IconPlus size={16} aria-hidden="true" />}
          >
            {t('users.new')}
          </ButtonLink>
        </Allowed>
      }
    >
      {company.members.length === 0 ? (
        <p className="sj-sm sj-t2 adm-company-none">{t('company.noPeople')}</p>
      ) : (
        <div className="adm-company-table">
          <Table caption={t('company.people')}>
            <Heads />
            <tbody>
              {company.members.map((member) => (
                <Row key={member.id} member={member} onEdit={() => setEdited(member)} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {edited && (
        <MemberDialog companyId={company.id} member={edited} onSaved={onSaved} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">{t('company.person')}</th>
      <th scope="col">{t('company.role')}</th>
      <th scope="col" className="sj-right">
        {t('company.perOrder')}
      </th>
      <th scope="col" className="sj-right">
        {t('company.perMonth')}
      </th>
      <th scope="col" className="sj-right">
        {t('company.usedThisMonth')}
      </th>
      <th scope="col" />
    </tr>
  </thead>
);

function Row({ member, onEdit }: { readonly member: Member; readonly onEdit: () => void }) {
  const Link = useUiLink();
  const { id, name, firstName, lastName, email, orderLimit, monthLimit, usedThisMonth } = member;
  const limit = (km: number | null) => (km === null ? t('company.noLimit') : amountText(km));
  return (
    <tr>
      <td>
        <span className="sj-row sj-g12">
          <Avatar firstName={firstName} lastName={lastName} />
          <span>
            <Allowed to="manageAccounts" otherwise={<b className="adm-block">{name}</b>}>
              <Link className="sj-link adm-block" href={`/users/${id}`}>
                {name}
              </Link>
            </Allowed>
            <span className="sj-sm sj-t3">{email}</span>
          </span>
        </span>
      </td>
      <td>
        <Badges member={member} />
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.perOrder')}>
        {limit(orderLimit)}
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.perMonth')}>
        {limit(monthLimit)}
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.usedThisMonth')}>
        {amountText(usedThisMonth)}
      </td>
      <td className="sj-right">
        <Allowed to="manageAccounts">
          <RowButton label={t('company.editPerson', { name })} icon={IconPencil} onClick={onEdit} />
        </Allowed>
      </td>
    </tr>
  );
}

const Badges = ({ member: { role, canOrder, canViewPrices, isActive } }: { readonly member: Member }) => (
  <span className="sj-row sj-wraps sj-g4">
    <Badge tone={role === 'company_admin' ? 'soft' : 'grey'}>{t(`role.${role}`)}</Badge>
    {!canOrder && <Badge tone="warn">{t('company.cannotOrder')}</Badge>}
    {!canViewPrices && <Badge tone="outline">{t('company.withoutPrices')}</Badge>}
    {!isActive && <Badge tone="grey">{t('company.memberInactive')}</Badge>}
  </span>
);
