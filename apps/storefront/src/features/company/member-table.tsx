import type { Member } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Avatar, Badge, ProgressBar, Table, useAmount } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { shareOf } from './limits.logic.ts';
import { MemberMenu } from './member-menu.tsx';

/** Share from which a limit is marked as nearly used. */
const NEARLY = 0.9;

interface MemberTableProps {
  readonly members: readonly Member[];
}

/** Members of the company, one per row; on phones one per panel. */
export function MemberTable({ members }: MemberTableProps) {
  return (
    <div className={styles.table}>
      <Table caption={t('ordering.people')}>
        <thead>
          <tr>
            <th scope="col">{t('ordering.person')}</th>
            <th scope="col">{t('ordering.role')}</th>
            <th scope="col" className="sj-right">
              {t('ordering.perOrder')}
            </th>
            <th scope="col" className="sj-right">
              {t('ordering.perMonth')}
            </th>
            <th scope="col" className="sj-right">
              {t('ordering.used')}
            </th>
            <th scope="col">
              <span className="sj-vh">{t('ordering.rights')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ member }: { readonly member: Member }) {
  const { id } = useProfile().userData;
  const { name, firstName, lastName, email, orderLimit, monthLimit } = member;
  return (
    <tr>
      <td className={styles.person}>
        <span className="sj-row sj-g12">
          <Avatar firstName={firstName} lastName={lastName} />
          <span className="sj-grow">
            <b>{name}</b>
            {member.id === id && <span className="sj-sm sj-t3">{` (${t('ordering.you')})`}</span>}
            <span className={`sj-sm sj-t3 ${styles.email}`}>{email}</span>
          </span>
        </span>
      </td>
      <td className={styles.role}>
        <Badges member={member} />
      </td>
      <Limit title={t('ordering.perOrder')} limit={orderLimit} />
      <Limit title={t('ordering.perMonth')} limit={monthLimit} />
      <td className={`sj-right sj-num ${styles.used}`}>
        <span className={styles.term}>{t('ordering.used')}</span>
        <Used member={member} />
      </td>
      <td className={`sj-right ${styles.edit}`}>
        <MemberMenu member={member} />
      </td>
    </tr>
  );
}

function Badges({ member: { role, canOrder, canViewPrices, isActive, hasPassword } }: { readonly member: Member }) {
  return (
    <span className="sj-row sj-wraps sj-g4">
      <Badge tone={role === 'company_admin' ? 'soft' : 'grey'}>{t(`role.${role}`)}</Badge>
      {!canOrder && <Badge tone="warn">{t('ordering.cannotOrder')}</Badge>}
      {!canViewPrices && <Badge tone="outline">{t('ordering.withoutPrices')}</Badge>}
      {isActive && !hasPassword && <Badge tone="warn">{t('ordering.invited')}</Badge>}
      {!isActive && <Badge tone="outline">{t('ordering.inactive')}</Badge>}
    </span>
  );
}

function Limit({ title, limit }: { readonly title: string; readonly limit: number | null }) {
  const amount = useAmount();
  return (
    <td className="sj-right sj-num sj-nw">
      <span className={styles.term}>{title}</span>
      {limit === null ? <span className="sj-t3">{t('ordering.noLimit')}</span> : amount(limit)}
    </td>
  );
}

function Used({ member: { usedThisMonth: used, monthLimit } }: { readonly member: Member }) {
  const amount = useAmount();
  if (used === null) return null;
  const share = shareOf(used, monthLimit);
  return (
    <span className={styles.amount}>
      <span className="sj-nw">{amount(used)}</span>
      {share !== null && (
        <ProgressBar
          label={t('ordering.usedOf', { percent: formatPercent(Math.round(share * 100), language()) })}
          share={share}
          tone={share >= NEARLY ? 'amber' : 'primary'}
        />
      )}
    </span>
  );
}
