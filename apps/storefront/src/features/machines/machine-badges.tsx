import type { MachineRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';

/** What the warranty covers, and whether service is due. */
export function MachineBadges({ machine }: { readonly machine: MachineRow }) {
  const { state, warranty, warrantyUntil, service, nextServiceOn } = machine;
  const day = (date: string | null): string => (date === null ? '' : formatDate(date, language()));
  if (state === 'retired') return <Badge tone="grey">{t('machines.viewRetired')}</Badge>;
  return (
    <>
      {state === 'in_service' && <Badge tone="outline">{t('machines.badgeInService')}</Badge>}
      {service === 'overdue' && <Badge tone="error">{t('machines.badgeOverdue', { day: day(nextServiceOn) })}</Badge>}
      {service === 'soon' && <Badge tone="warn">{t('machines.badgeSoon', { day: day(nextServiceOn) })}</Badge>}
      {warranty === 'ending' && <Badge tone="warn">{t('machines.badgeEnding', { day: day(warrantyUntil) })}</Badge>}
      {warranty === 'covered' && <Badge tone="soft">{t('machines.badgeCovered')}</Badge>}
      {warranty === 'over' && <Badge tone="grey">{t('machines.badgeOver')}</Badge>}
    </>
  );
}
