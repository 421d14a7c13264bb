import { useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { announce, Button } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Copies the link of a mail, to be handed over by hand. */
export function CopyLinkButton({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    announce(t('mails.linkCopied'));
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="line"
      icon={<Icon size={16} aria-hidden="true" />}
      // Where the browser refuses, the link can be selected in the text.
      onClick={() => void copy().catch(() => undefined)}
    >
      {t(isCopied ? 'mails.linkCopied' : 'mails.copyLink')}
    </Button>
  );
}
