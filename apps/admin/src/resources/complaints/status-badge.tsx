import { IconCheck, IconInbox, IconTool, IconX } from '@tabler/icons-react';
import { COMPLAINT_STATUS as S, type ComplaintRow, type ComplaintStatus } from '@sjaj/contract';
import { Badge } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

const LOOKS = {
  [S.received]: { tone: 'warn', Icon: IconInbox, text: 'complaintStatus.received' },
  [S.inProcessing]: { tone: 'soft', Icon: IconTool, text: 'complaintStatus.inProcessing' },
  [S.rejected]: { tone: 'grey', Icon: IconX, text: 'complaintStatus.rejected' },
  [S.resolved]: { tone: 'grey', Icon: IconCheck, text: 'complaintStatus.resolved' },
} as const;

export const statusName = (status: ComplaintStatus): string => t(LOOKS[status].text);

/** The status of a complaint as a word with its icon. */
export function StatusBadge({ status, outcome }: Pick<ComplaintRow, 'status' | 'outcome'>) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
      {outcome === 'withdrawn' ? t('complaintStatus.withdrawn') : statusName(status)}
    </Badge>
  );
}
