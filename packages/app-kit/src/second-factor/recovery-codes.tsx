import { useState } from 'react';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { saveFile } from '../files/save-file.ts';
import { t } from '../texts/texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** New recovery codes, to copy, download or print. They are shown once, so only the button closes them. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const text = `${t('secondFactor.recoveryCodes')} - ${location.host}\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog
      title={t('secondFactor.recoveryCodes')}
      size="sm"
      open
      foot={<Button onClick={onDone}>{t('secondFactor.savedThem')}</Button>}
    >
      <div className="sj-col sj-g12">
        <Notice tone="warn">{t('secondFactor.recoverySaveHint')}</Notice>
        <div className="sf-codes">
          <p className="sf-codes-title">{`${t('secondFactor.recoveryCodes')} · ${location.host}`}</p>
          <ol aria-label={t('secondFactor.recoveryCodes')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <p className="sj-sm sj-t2">{t('secondFactor.recoveryHint')}</p>
        <div className="sj-row sj-g8 sj-wraps">
          <Button
            variant="line"
            size="sm"
            icon={<IconCopy size={16} aria-hidden="true" />}
            // Browsers refuse the clipboard on a page without HTTPS; the codes can be selected there.
            onClick={() => void copy().catch(() => undefined)}
          >
            {t(isCopied ? 'secondFactor.copied' : 'secondFactor.copy')}
          </Button>
          <Button
            variant="line"
            size="sm"
            icon={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${location.hostname}.txt`)}
          >
            {t('action.download')}
          </Button>
          <Button
            variant="line"
            size="sm"
            icon={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('secondFactor.print')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
