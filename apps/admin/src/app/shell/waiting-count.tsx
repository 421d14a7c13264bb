import type { Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';

/** How many records of the resources wait, as a badge. Where none does, its room is kept: a name would break into lines when it comes. */
export function WaitingCount({ resources }: { readonly resources: readonly Resource[] }) {
  const queues = resources.flatMap(({ queue }) => queue ?? []);
  const waiting = useWaiting(queues);
  if (queues.length === 0) return null;
  if (waiting === 0) return <span className="adm-nav-count-room" />;
  return (
    <span className="adm-nav-count sj-num">
      {waiting}
      <span className="sj-vh">{` ${t('frame.waiting')}`}</span>
    </span>
  );
}
