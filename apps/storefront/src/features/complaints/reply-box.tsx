import { LONGEST_COMPLAINT } from '@sjaj/contract';
import { MessageForm } from '../../shared/conversation/message-form.tsx';
import { t } from '../../shared/texts/t.ts';
import { useComplaintUploads } from './complaint-files.ts';
import { useAddMessage } from './queries.ts';

/** A message to staff about a complaint. */
export function ReplyBox({ id }: { readonly id: number }) {
  const send = useAddMessage(id);
  return (
    <MessageForm
      label={t('complaints.reply')}
      longest={LONGEST_COMPLAINT}
      attach={t('complaints.attach')}
      useFiles={useComplaintUploads}
      send={send}
    />
  );
}
