import './secret-dialog.css';
import { useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { announce, Button, Dialog, Notice } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A key or secret that is shown this once. Only its button closes the dialog: a click beside it must not lose the secret. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
    announce(t('secret.copied'));
  };
  return (
    <Dialog
      title={title}
      open
      foot={
        <>
          <Button
            variant="ghost"
            icon={copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
            // Where the browser refuses, the text can be selected.
            onClick={() => void copy().catch(() => undefined)}
          >
            {t(copied ? 'secret.copied' : 'secret.copy')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('secret.kept')}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        <Notice tone="warn">{t('secret.shownOnce')}</Notice>
        <code className="adm-secret">{secret}</code>
      </div>
    </Dialog>
  );
}
