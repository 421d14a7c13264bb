import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Dialog, TextField } from '@sjaj/ui';
import { firstFocus } from '../form/first-focus.ts';
import { t } from '../texts/t.ts';

interface SaveViewProps {
  readonly icon: ReactNode;
  readonly onSave: (name: string) => void;
}

const LONGEST_NAME = 40;
const FORM_ID = 'save-view';

/** Keeps what the list shows now under a name. */
export function SaveView({ icon, onSave }: SaveViewProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setOpen(false);
    setName('');
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {icon}
        {t('list.saveView')}
      </button>
      <Dialog
        title={t('list.saveView')}
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        foot={
          <Button type="submit" form={FORM_ID}>
            {t('action.save')}
          </Button>
        }
      >
        <form id={FORM_ID} onSubmit={onSubmit}>
          <TextField
            label={t('list.viewName')}
            ref={firstFocus}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
