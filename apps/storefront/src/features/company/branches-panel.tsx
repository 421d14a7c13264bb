import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { BranchMember, CompanyBranches } from '@sjaj/contract';
import { Badge, Button, ButtonLink, Notice, Panel, Skeleton } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { BranchDialog } from './branch-dialog.tsx';
import { branchesQuery } from './queries.ts';
import styles from './company.module.css';

type Branch = CompanyBranches['branches'][number];

/** Who orders for which branch of the company. */
export function BranchesPanel() {
  const { data, error } = useQuery(branchesQuery);
  const [edited, setEdited] = useState<BranchMember | null>(null);
  const buyers = data?.members.filter(({ role, isActive }) => role === 'buyer' && isActive) ?? [];
  return (
    <Panel
      title={t('companyBranches.branches')}
      end={
        <ButtonLink size="sm" variant="text" href="/profile/address">
          {t('companyBranches.branchAddresses')}
        </ButtonLink>
      }
    >
      <p className={`sj-sm sj-t3 ${styles.lead}`}>{t('companyBranches.branchesHint')}</p>
      {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
      {!error && !data && <Skeleton height={96} />}
      {data?.branches.length === 0 && <p className="sj-sm sj-t2">{t('companyBranches.noBranches')}</p>}
      <ul className={styles.deputies}>
        {data?.branches.map((branch) => (
          <BranchRow key={branch.id} branch={branch} members={buyers} />
        ))}
      </ul>
      {data !== undefined && data.branches.length > 0 && buyers.length > 0 && (
        <>
          <h3 className={`sj-sm sj-t3 ${styles.subtitle}`}>{t('companyBranches.branchesByPerson')}</h3>
          <ul className={styles.deputies}>
            {buyers.map((member) => (
              <li key={member.userId} className="sj-row sj-g12">
                <span className="sj-grow">
                  <b>{member.name}</b>
                  <span className="sj-sm sj-t2">{` ${branchText(member)}`}</span>
                </span>
                <Button
                  size="sm"
                  variant="line"
                  aria-label={t('companyBranches.chooseBranches', { name: member.name })}
                  onClick={() => setEdited(member)}
                >
                  {t('companyBranches.choose')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && data && <BranchDialog member={edited} branches={data.branches} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

const branchText = ({ isLimited, addressIds, seesOrders, picksUp }: BranchMember): string => {
  if (!isLimited) return t('companyBranches.allBranches');
  return [
    t('companyBranches.branchCount', { count: addressIds.length }),
    ...(seesOrders ? [t('companyBranches.seesBranchOrders')] : []),
    ...(picksUp ? [] : [t('companyBranches.noPickup')]),
  ].join(' · ');
};

function BranchRow({ branch, members }: { readonly branch: Branch; readonly members: readonly BranchMember[] }) {
  const limited = members.filter(({ isLimited, addressIds }) => isLimited && addressIds.includes(branch.id));
  return (
    <li>
      <b>{branch.title}</b>
      <span className="sj-sm sj-t3">{` ${branch.street}, ${branch.town}`}</span>
      <span className="sj-row sj-wraps sj-g4">
        {limited.map(({ userId, name }) => (
          <Badge key={userId} tone="soft">
            {name}
          </Badge>
        ))}
        {limited.length === 0 && <span className="sj-sm sj-t2">{t('companyBranches.noBranchPeople')}</span>}
      </span>
    </li>
  );
}
