import { useState } from 'react';
import { IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { Deputy, Member } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge, type BadgeTone, Button, ConfirmDialog, Notice, Panel, Skeleton } from '@sjaj/ui';
import { deputiesQuery } from '../../shared/company/deputies-query.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { DeputyDialog } from './deputy-dialog.tsx';
import { useEndDeputy } from './queries.ts';

const STATES = {
  coming: 'ordering.deputyComing',
  acting: 'ordering.deputyActing',
  ended: 'ordering.deputyEnded',
} as const;
const TONES: Readonly<Record<Deputy['state'], BadgeTone>> = { coming: 'outline', acting: 'soft', ended: 'grey' };

/** Colleagues who approve orders for an admin while they are away. */
export function DeputiesPanel({ members }: { readonly members: readonly Member[] }) {
  const [isNaming, setNaming] = useState(false);
  const [ending, setEnding] = useState<Deputy | null>(null);
  const { data, error } = useQuery(deputiesQuery);
  const candidates = members.filter(
    ({ role, isActive, canViewPrices }) => role === 'buyer' && isActive && canViewPrices,
  );
  return (
    <Panel
      title={t('ordering.deputies')}
      end={
        candidates.length > 0 && (
          <Button
            size="sm"
            variant="line"
            icon={<IconUserShare size={16} aria-hidden="true" />}
            onClick={() => setNaming(true)}
          >
            {t('ordering.nameDeputy')}
          </Button>
        )
      }
    >
      <p className={`sj-sm sj-t3 ${styles.lead}`}>{t('ordering.deputiesHint')}</p>
      {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
      {!error && !data && <Skeleton height={48} />}
      {data?.length === 0 && (
        <p className="sj-sm sj-t2">{t(candidates.length > 0 ? 'ordering.noDeputies' : 'ordering.nobodyFit')}</p>
      )}
      <ul className={styles.deputies}>
        {data?.map((deputy) => (
          <Row key={deputy.id} deputy={deputy} onEnd={() => setEnding(deputy)} />
        ))}
      </ul>
      {isNaming && <DeputyDialog candidates={candidates} onClose={() => setNaming(false)} />}
      {ending && <EndDialog deputy={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

interface RowProps {
  readonly deputy: Deputy;
  readonly onEnd: () => void;
}

function Row({ deputy: { deputy, principal, firstDay, lastDay, state }, onEnd }: RowProps) {
  return (
    <li className="sj-row sj-g12">
      <span className="sj-grow">
        <span className="sj-row sj-wraps sj-g8">
          <b>{deputy.name}</b>
          <span className="sj-sm sj-t2">{t('ordering.deputyFor', { name: principal.name })}</span>
          <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
        </span>
        <span className="sj-sm sj-t3 sj-num">
          {`${formatDate(firstDay, language())} – ${formatDate(lastDay, language())}`}
        </span>
      </span>
      {state !== 'ended' && (
        <Button size="sm" variant="ghost" aria-label={t('ordering.endDeputy', { name: deputy.name })} onClick={onEnd}>
          {t('ordering.end')}
        </Button>
      )}
    </li>
  );
}

function EndDialog({
  deputy: { id, deputy, principal },
  onClose,
}: {
  readonly deputy: Deputy;
  readonly onClose: () => void;
}) {
  const end = useEndDeputy(onClose);
  return (
    <ConfirmDialog
      title={t('ordering.endDeputyTitle')}
      open
      danger
      busy={end.isPending}
      confirmLabel={t('ordering.end')}
      onConfirm={() => end.mutate(id)}
      onClose={onClose}
    >
      {t('ordering.endDeputySure', { name: deputy.name, principal: principal.name })}
      {end.error && <Notice tone="error">{messageOf(end.error)}</Notice>}
    </ConfirmDialog>
  );
}
