import type { Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';

/** How many records of the resources wait, as a badge; nothing where none does. */
export function WaitingCount({ resources }: { readonly resources: readonly Resource[] }) {
  const waiting = useWaiting(resources.flatMap(({ queue }) => queue ?? []));
  return (
    waiting > 0 && (
      <span className="adm-nav-count sj-num">
        {waiting}
        <span className="sj-vh">{` ${t('frame.waiting')}`}</span>
      </span>
    )
  );
}
