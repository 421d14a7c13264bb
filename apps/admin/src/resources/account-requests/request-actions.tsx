import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import type { AccountRequest } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { Key } from '../../shared/keys/key.tsx';
import { useSingleKeys } from '../../shared/keys/single-keys.ts';
import { addressOf } from '../../shared/page/address.ts';
import { t } from '../../shared/texts/t.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { queueQuery } from './queries.ts';

type Decision = 'approve' | 'ask' | 'reject';

/** The decisions on an open request. A approves, R rejects, J and K go to the next and the previous one that waits. */
export function RequestActions({ request }: { readonly request: AccountRequest }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { data: queue = [] } = useQuery(queueQuery);
  const navigate = useNavigate();
  const isOpen = request.state === 'pending' || request.state === 'asked';
  const step = (by: 1 | -1) => () => {
    const next = queue[queue.indexOf(request.id) + by] ?? (by === 1 ? queue[0] : undefined);
    if (next === undefined || next === request.id) return false;
    void navigate(addressOf(`/account-requests/${next}`));
    return true;
  };
  useSingleKeys({
    a: isOpen ? () => setDecision('approve') : undefined,
    r: isOpen ? () => setDecision('reject') : undefined,
    j: step(1),
    k: step(-1),
  });
  if (!isOpen) return null;
  const close = (): void => setDecision(null);
  return (
    <span className="sj-row sj-g8 sj-wraps">
      <Button size="sm" variant="quiet-danger" onClick={() => setDecision('reject')}>
        {t('accountRequests.reject')}
        <Key name="R" />
      </Button>
      <Button size="sm" variant="line" onClick={() => setDecision('ask')}>
        {t('accountRequests.ask')}
      </Button>
      <Button size="sm" icon={<IconCheck size={16} aria-hidden="true" />} onClick={() => setDecision('approve')}>
        {t('accountRequests.approve')}
        <Key name="A" />
      </Button>
      {decision === 'approve' && <ApproveDialog request={request} onClose={close} />}
      {(decision === 'ask' || decision === 'reject') && (
        <NoteDialog decision={decision} request={request} onClose={close} />
      )}
    </span>
  );
}
