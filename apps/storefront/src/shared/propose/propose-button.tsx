import { type ComponentProps, useState } from 'react';
import { IconSend } from '@tabler/icons-react';
import { formatDate } from '@sjaj/domain';
import { Button } from '@sjaj/ui';
import { useProfile } from '../session/profile.ts';
import { language, t } from '../texts/t.ts';
import { type Proposal, ProposeDialog } from './propose-dialog.tsx';

interface ProposeButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full' | 'disabled'> {
  readonly lines: Extract<Proposal, { lines: unknown }>['lines'];
  /** What the lines are, for the name that is proposed. */
  readonly source: 'cart' | 'scan' | 'quickOrder';
  readonly onSent?: () => void;
}

/** Proposes lines to a colleague who may order. Nothing for those who buy for no company. */
export function ProposeButton({ lines, source, onSent, variant = 'line', ...look }: ProposeButtonProps) {
  const [asks, setAsks] = useState(false);
  const { companyId, firstName } = useProfile().userData;
  if (companyId === null) return null;
  const date = formatDate(new Date(), language());
  return (
    <>
      <Button
        variant={variant}
        icon={<IconSend size={look.size === 'sm' ? 16 : 18} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        {...look}
      >
        {t('proposal.title')}
      </Button>
      {asks && (
        <ProposeDialog
          proposal={{ lines, title: t(`proposal.${source}`, { date, name: firstName }) }}
          onSent={onSent}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
