import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@sjaj/domain';
import { Notice } from '@sjaj/ui';
import { deputiesQuery } from '../../shared/company/deputies-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';

/** Tells deputies for whom they approve and until when. */
export function DeputyNotice() {
  const { role } = useProfile().userData;
  const { data = [] } = useQuery({ ...deputiesQuery, enabled: role === 'buyer' });
  return data
    .filter(({ state }) => state === 'acting')
    .map(({ id, principal, lastDay }) => (
      <Notice key={id} tone="info">
        {t('approval.deputyNotice', { name: principal.name, day: formatDate(lastDay, language()) })}
      </Notice>
    ));
}
