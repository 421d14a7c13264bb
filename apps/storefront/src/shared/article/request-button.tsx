import { useState } from 'react';
import { IconBell, IconMessage } from '@tabler/icons-react';
import { Button, type ButtonSize, IconButton, lazyPart } from '@sjaj/ui';
import { useLoginFirst } from '../session/login-first.ts';
import { t } from '../texts/t.ts';
import type { Requested } from './request-dialog.tsx';

const RequestDialog = lazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog);

interface RequestButtonProps {
  readonly article: Requested;
  readonly full?: boolean;
  readonly size?: ButtonSize;
  /** Only the bell, for a cell of a matrix. */
  readonly iconOnly?: boolean;
}

/** Asks for an article that is not there, or for an offer where it is not sold at a price; a guest logs in first. The form comes when it is asked for. */
export function RequestButton({ article, full, size = 'sm', iconOnly }: RequestButtonProps) {
  const [open, setOpen] = useState(false);
  const loginFirst = useLoginFirst();
  const words = t(article.disableSelling ? 'article.askForOffer' : 'article.notifyWhenHere');
  const icon = article.disableSelling ? (
    <IconMessage size={16} aria-hidden="true" />
  ) : (
    <IconBell size={16} aria-hidden="true" />
  );
  const ask = (): void => setOpen(!loginFirst('request'));
  const label = `${words}: ${article.title}`;
  return (
    <>
      {iconOnly ? (
        <IconButton variant="line" size="xs" tip="end" label={label} icon={icon} onClick={ask} />
      ) : (
        <Button variant="line" size={size} full={full} icon={icon} aria-label={label} onClick={ask}>
          {words}
        </Button>
      )}
      {open && <RequestDialog article={article} onClose={() => setOpen(false)} />}
    </>
  );
}
