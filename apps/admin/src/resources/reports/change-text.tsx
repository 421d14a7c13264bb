import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { formatPercent } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { language } from '../../shared/texts/t.ts';

/** A change in percent with an arrow; a dash where there was nothing before. */
export function ChangeText({ change }: { readonly change: number | null }) {
  if (change === null) return <span className="sj-t3">–</span>;
  const Arrow = change < 0 ? IconArrowDownRight : IconArrowUpRight;
  return (
    <span className={classNames('adm-change sj-num', change < 0 && 'adm-change-down')}>
      {change !== 0 && <Arrow size={14} aria-hidden="true" />}
      {change > 0 && '+'}
      {formatPercent(change, language())}
    </span>
  );
}
