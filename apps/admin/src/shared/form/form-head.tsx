import './form.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IconPencil } from '@tabler/icons-react';
import { Button, PageTitle } from '@sjaj/ui';
import { Key } from '../keys/key.tsx';
import { t } from '../texts/t.ts';

interface FormHeadProps {
  readonly title: string;
  /** How many fields are not as they were saved. */
  readonly changes: number;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children?: ReactNode;
}

/** The head of a form: what it is, whether something is not saved yet, and the buttons. Ctrl S saves. */
export function FormHead({ title, changes, busy, onSave, onDiscard, children }: FormHeadProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!busy) onSave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [busy, onSave]);
  return (
    <div className="adm-form-head">
      <PageTitle
        title={title}
        actions={
          <>
            <span className="adm-unsaved" role="status">
              {changes > 0 && (
                <>
                  <IconPencil size={16} aria-hidden="true" />
                  {t('form.unsavedCount', { count: changes })}
                </>
              )}
            </span>
            {children}
            {changes > 0 && (
              <Button variant="ghost" size="sm" onClick={onDiscard}>
                {t('form.discard')}
              </Button>
            )}
            <Button size="sm" busy={busy} onClick={onSave}>
              {t('form.save')}
              <Key name={t('form.saveKeys')} />
            </Button>
          </>
        }
      />
    </div>
  );
}
