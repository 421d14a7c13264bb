import { useState } from 'react';
import { IconLock, IconUserPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { OrderingSettings } from '@sjaj/contract';
import { Button, ButtonLink, Panel, EmptyState, PageTitle, Switch } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { BranchesPanel } from './branches-panel.tsx';
import { DeputiesPanel } from './deputies-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MemberTable } from './member-table.tsx';
import { InviteDialog } from './person-dialogs.tsx';
import { orderingQuery, useSaveOwnOrders } from './queries.ts';

/** Colleagues with their limits and approval rights. For company admins only. */
export function OrderingPage() {
  const { role } = useProfile().userData;
  return role === 'company_admin' ? <Settings /> : <NotYours />;
}

function Settings() {
  const { data } = useSuspenseQuery(orderingQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageTitle
        title={t('ordering.title')}
        actions={
          <>
            <ButtonLink href="/profile/billing" variant="line" size="sm">
              {t('ordering.companyData')}
            </ButtonLink>
            <Button size="sm" icon={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
              {t('ordering.invite')}
            </Button>
          </>
        }
      />
      <p className={`sj-t2 ${styles.note}`}>{t('ordering.note')}</p>
      <div className={styles.page}>
        <Panel title={t('ordering.people')} flush lined>
          <MemberTable members={data.members} />
        </Panel>
        <DeputiesPanel members={data.members} />
        <BranchesPanel />
        <OwnOrders settings={data} />
        <HistoryPanel />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function OwnOrders({ settings: { version, mayApproveOwnOrders } }: { readonly settings: OrderingSettings }) {
  const save = useSaveOwnOrders();
  return (
    <Panel title={t('ordering.approval')}>
      <Switch
        label={t('ordering.ownOrders')}
        checked={save.isPending ? save.variables.mayApproveOwnOrders : mayApproveOwnOrders}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ version, mayApproveOwnOrders: event.currentTarget.checked })}
      />
      <p className={`sj-sm sj-t3 ${styles.hint}`}>{t('ordering.ownOrdersHint')}</p>
    </Panel>
  );
}

function NotYours() {
  return (
    <EmptyState
      page
      icon={<IconLock size={28} />}
      title={t('ordering.title')}
      text={t('ordering.adminsOnly')}
      actions={<ButtonLink href="/">{t('frame.home')}</ButtonLink>}
    />
  );
}
