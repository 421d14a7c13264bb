import { IconCheck, IconInbox, IconTool, IconX } from '@tabler/icons-react';
import { COMPLAINT_STATUS as S, type ComplaintRow, type ComplaintStatus } from '@sjaj/contract';
import { Badge } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

const LOOKS = {
  [S.received]: { tone: 'warn', Icon: IconInbox, text: 'complaintStatus.received' },
  [S.inProcessing]: { tone: 'soft', Icon: IconTool, text: 'complaintStatus.inProcessing' },
  [S.rejected]: { tone: 'grey', Icon: IconX, text: 'complaintStatus.rejected' },
  [S.resolved]: { tone: 'grey', Icon: IconCheck, text: 'complaintStatus.resolved' },
} as const;

/** The name of a status in the language of the page. */
export const complaintStatusName = (status: ComplaintStatus): string => t(LOOKS[status].text);

/** The status of a complaint as a word with its icon. */
export function ComplaintStatusBadge({ status, outcome }: Pick<ComplaintRow, 'status' | 'outcome'>) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
      {outcome === 'withdrawn' ? t('complaintEnd.withdrawn') : complaintStatusName(status)}
    </Badge>
  );
}
