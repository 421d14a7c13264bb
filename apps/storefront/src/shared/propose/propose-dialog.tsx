import { useState } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldErrors, FormDialog, messageOf, useSendOnce } from '@sjaj/app-kit';
import { Button, Dialog, SelectField, showToast, TextArea, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';

const NAME_LENGTH = 100;
const NOTE_LENGTH = 2_000;

interface ProposedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly note?: string | null;
}

/** Lines that are saved under a name, or a cart that is saved already. */
export type Proposal =
  | { readonly lines: readonly ProposedLine[]; readonly title: string }
  | { readonly savedCartId: number };

interface ProposeDialogProps {
  readonly proposal: Proposal;
  readonly onSent?: (() => void) | undefined;
  readonly onClose: () => void;
}

const colleaguesQuery = queryOptions({
  queryKey: ['company', 'order-colleagues'],
  queryFn: async ({ signal }) => (await api.documents.colleagues({ signal })).data,
});

/** Sends lines, or a saved cart, to a colleague who may order. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { data: colleagues, error } = useQuery(colleaguesQuery);
  if (!colleagues || colleagues.length === 0)
    return (
      <Dialog
        title={t('proposal.title')}
        open
        onClose={props.onClose}
        foot={
          <Button variant="line" onClick={props.onClose}>
            {t('action.close')}
          </Button>
        }
      >
        <p aria-live="polite">{error ? messageOf(error) : colleagues && t('proposal.nobody')}</p>
      </Dialog>
    );
  return <ProposalForm {...props} colleagues={colleagues} />;
}

interface ProposalFormProps extends ProposeDialogProps {
  readonly colleagues: readonly { readonly id: number; readonly name: string }[];
}

function ProposalForm({ proposal, colleagues, onSent, onClose }: ProposalFormProps) {
  const client = useQueryClient();
  const [only] = colleagues.length === 1 ? colleagues : [];
  const start = { colleagueId: String(only?.id ?? ''), title: 'title' in proposal ? proposal.title : '', note: '' };
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const sendOnce = useSendOnce();
  const send = useMutation({
    mutationFn: () => sendProposal(proposal, draft, sendOnce),
    onSuccess: async (answer) => {
      if (answer) showToast({ tone: 'done', title: answer });
      onSent?.();
      onClose();
      await client.invalidateQueries({ queryKey: ['saved-carts'] });
    },
  });
  const refused = fieldErrors(send.error);
  const change = (part: Partial<typeof start>): void => {
    setDraft({ ...draft, ...part });
    send.reset();
  };
  const isNamed = 'savedCartId' in proposal || draft.title.trim() !== '';
  const submit = (): void => {
    setChecked(true);
    if (draft.colleagueId !== '' && isNamed) send.mutate();
  };
  const missing = (isThere: boolean, field: string): string | undefined =>
    isChecked && !isThere ? t('validation.required', { field }) : undefined;
  return (
    <FormDialog
      title={t('proposal.title')}
      verb={t('proposal.send')}
      error={refused['title'] ? null : send.error && messageOf(send.error)}
      isSending={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="sj-sm sj-t2">{t('proposal.hint')}</p>
      <SelectField
        label={t('proposal.colleague')}
        error={missing(draft.colleagueId !== '', t('proposal.colleague'))}
        value={draft.colleagueId}
        options={[
          { value: '', label: t('proposal.choose') },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => change({ colleagueId: event.currentTarget.value })}
      />
      {'lines' in proposal && (
        <>
          <TextField
            label={t('savedCarts.name')}
            value={draft.title}
            error={missing(isNamed, t('savedCarts.name')) ?? refused['title']}
            maxLength={NAME_LENGTH}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('field.note')}
            optional
            value={draft.note}
            maxLength={NOTE_LENGTH}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}

interface Draft {
  readonly colleagueId: string;
  readonly title: string;
  readonly note: string;
}

/** Resolves what the server says of it. */
async function sendProposal(
  proposal: Proposal,
  { colleagueId: chosen, title, note }: Draft,
  sendOnce: ReturnType<typeof useSendOnce>,
): Promise<string | undefined> {
  const colleagueId = Number(chosen);
  if ('savedCartId' in proposal) {
    const { info } = await api.documents.proposeSaved({ params: { id: proposal.savedCartId }, body: { colleagueId } });
    return info?.message;
  }
  const lines = proposal.lines.map(({ articleId, quantity, note: own }) => ({
    articleId,
    quantity,
    note: own ?? null,
  }));
  const body = { colleagueId, title: title.trim(), lines, ...(note.trim() === '' ? {} : { note: note.trim() }) };
  const { info } = await sendOnce(body, (idempotencyKey) => api.documents.propose({ body, idempotencyKey }));
  return info?.message;
}
