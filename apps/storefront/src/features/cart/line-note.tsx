import { useState } from 'react';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormDialog, messageOf } from '@sjaj/app-kit';
import type { CartItem } from '@sjaj/contract';
import { Button, IconButton, TextArea } from '@sjaj/ui';
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
      <span className="sj-vh">{t('cartPage.note')}: </span>
      {note}
    </p>
  );

/** Button that opens the note of a line for editing. */
export function LineNoteButton({ item, size }: LineNoteProps & { readonly size?: 'xs' }) {
  const [isOpen, setOpen] = useState(false);
  const { title } = item.article;
  return (
    <>
      <IconButton
        {...(size ? { size } : {})}
        label={t('cartPage.noteOf', { title })}
        icon={item.note ? <IconMessage size={16} /> : <IconMessagePlus size={16} />}
        tip="end"
        onClick={() => setOpen(true)}
      />
      {isOpen && <NoteDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ item, onClose }: LineNoteProps & { readonly onClose: () => void }) {
  const [note, setNote] = useState(item.note ?? '');
  const save = useMutation({
    mutationFn: async (text: string) =>
      storeCart((await api.shoppingCart.noteLines({ body: { items: [{ id: item.id, note: text.trim() }] } })).data),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t('cartPage.note')}
      error={save.error && messageOf(save.error)}
      isSending={save.isPending}
      footStart={
        item.note && (
          <Button variant="ghost" onClick={() => save.mutate('')}>
            {t('action.remove')}
          </Button>
        )
      }
      onSubmit={() => save.mutate(note)}
      onClose={onClose}
    >
      <TextArea
        label={item.article.title}
        hint={t('cartPage.noteHint')}
        value={note}
        maxLength={NOTE_LENGTH}
        rows={4}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
    </FormDialog>
  );
}
