import { useState } from 'react';
import { IconReplace } from '@tabler/icons-react';
import { Button, lazyPart } from '@sjaj/ui';
import { canOrderAs } from '../session/buyer.ts';
import { useProfile } from '../session/profile.ts';
import { accountTexts } from '../texts/account-texts.ts';
import { t } from '../texts/t.ts';
import type { NamedArticle } from './replace-dialog.tsx';

const ReplaceDialog = lazyPart(async () => {
  const [file] = await Promise.all([import('./replace-dialog.tsx'), accountTexts()]);
  return file.ReplaceDialog;
});

interface ReplaceButtonProps {
  readonly replacement: NamedArticle;
  /** The articles that it may replace. */
  readonly candidates: readonly NamedArticle[];
}

/** Opens the question in which lists an article is to replace another; nothing for those who have no lists. */
export function ReplaceButton({ replacement, candidates }: ReplaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { role } = useProfile().userData;
  if (candidates.length === 0 || role === 'guest' || role === 'guest_buyer' || !canOrderAs(role)) return null;
  return (
    <span className="sj-noprint">
      <Button
        variant="text"
        size="sm"
        icon={<IconReplace size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('article.replaceInLists')}
      </Button>
      {isOpen && <ReplaceDialog replacement={replacement} candidates={candidates} onClose={() => setOpen(false)} />}
    </span>
  );
}
