import { type FormEvent, useId, useState } from 'react';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { CartItem } from '@sjaj/contract';
import { Button, Dialog, IconButton, Notice, TextArea } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { storeCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './cart.module.css';

const NOTE_LENGTH = 2_000;

interface LineNoteProps {
  readonly item: CartItem;
}

/** Note of a line. It becomes part of the order. */
export const LineNote = ({ item: { note } }: LineNoteProps) =>
  note && (
    <p className={styles.note}>
      <span className="sj-vh">{t('cart.note')}: </span>
      {note}
    </p>
  );

/** Button that opens the note of a line for editing. */
export function LineNoteButton({ item }: LineNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const { title } = item.article;
  return (
    <>
      <IconButton
        label={t('cart.noteOf', { title })}
        icon={item.note ? <IconMessage size={16} /> : <IconMessagePlus size={16} />}
        tip="end"
        onClick={() => setOpen(true)}
      />
      {isOpen && <NoteDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ item, onClose }: LineNoteProps & { readonly onClose: () => void }) {
  const formId = useId();
  const [note, setNote] = useState(item.note ?? '');
  const save = useMutation({
    mutationFn: async (text: string) =>
      storeCart((await api.shoppingCart.noteLines({ body: { items: [{ id: item.id, note: text.trim() }] } })).data),
    onSuccess: onClose,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(note);
  };
  const foot = (
    <>
      {item.note && (
        <Button variant="ghost" onClick={() => save.mutate('')}>
          {t('action.remove')}
        </Button>
      )}
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={save.isPending}>
        {t('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('cart.note')} open onClose={onClose} size="sm" foot={foot}>
      <form id={formId} className="sj-col sj-g12" onSubmit={submit}>
        {save.error && <Notice tone="error">{messageOf(save.error)}</Notice>}
        <TextArea
          label={item.article.title}
          hint={t('cart.noteHint')}
          value={note}
          maxLength={NOTE_LENGTH}
          rows={4}
          onChange={(event) => setNote(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
      </form>
    </Dialog>
  );
}
