import type { Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';

interface WaitingCountProps {
  readonly resources: readonly Resource[];
  /** What waits in the resources before these. */
  readonly sum?: number;
}

const NONE = () => 0;

/**
 * How many records of the resources wait, as a badge; nothing where none does. Each resource has a hook of its own: the component calls
 * the first one and leaves the others to a copy of itself.
 */
export function WaitingCount({ resources: [first, ...others], sum = 0 }: WaitingCountProps) {
  // A resource keeps its hook, or none, for the life of the page.
  const useWaiting = first?.useWaiting ?? NONE;
  const waiting = sum + useWaiting();
  const [next] = others;
  if (next) return <WaitingCount key={next.name} resources={others} sum={waiting} />;
  return (
    waiting > 0 && (
      <span className="adm-nav-count sj-num">
        {waiting}
        <span className="sj-vh">{` ${t('frame.waiting')}`}</span>
      </span>
    )
  );
}
