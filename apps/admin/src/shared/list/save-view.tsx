import { useState } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { addView, type Shown } from './saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';

interface SaveViewProps {
  readonly list: string;
  readonly shown: Shown;
}

const NEW_VIEW = { name: '', isShared: false, isDefault: false };

/** Saves what the list shows now under a name. */
export function SaveView({ list, shown }: SaveViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        <IconPlus size={16} aria-hidden="true" />
        {t('list.saveView')}
      </button>
      {isOpen && (
        <ViewDialog
          title={t('list.saveView')}
          initial={NEW_VIEW}
          onSave={async (draft, idempotencyKey) => {
            const { name } = await addView(list, shown, { ...draft, idempotencyKey });
            showToast({ title: t('sign.saved'), text: name });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
