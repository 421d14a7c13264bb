import './chip.css';
import type { ReactNode } from 'react';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';
import { useUiLink, useUiText } from '../foundation/ui-provider.tsx';

interface AppliedChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** An active filter, with an x that removes it. */
export function AppliedChip({ label, onRemove }: AppliedChipProps) {
  const text = useUiText();
  return (
    <button type="button" className="sj-chip sj-chip-on" aria-label={text.remove(label)} onClick={onRemove}>
      {label}
      <IconX size={14} aria-hidden="true" />
    </button>
  );
}

interface OfferedChipProps {
  readonly label: ReactNode;
  readonly onPick: () => void;
  readonly plain?: boolean;
}

/** A suggestion that can be selected: outlined, with a plus unless `plain`. */
export function OfferedChip({ label, onPick, plain }: OfferedChipProps) {
  return (
    <button type="button" className="sj-chip" onClick={onPick}>
      {!plain && <IconPlus size={14} aria-hidden="true" />}
      {label}
    </button>
  );
}

interface ToggleChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** One of several choices that may hold together: tinted with a check while it is on. */
export function ToggleChip({ label, isOn, onToggle }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={classNames('sj-chip sj-chip-toggle', isOn && 'sj-chip-on')}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {isOn && <IconCheck size={14} aria-hidden="true" />}
      {label}
    </button>
  );
}

interface ChipLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly on?: boolean;
}

/** A chip that leads somewhere: a sub-category, a brand. */
export function ChipLink({ href, children, on }: ChipLinkProps) {
  const Link = useUiLink();
  return (
    <Link href={href} className={classNames('sj-chip', on && 'sj-chip-on')}>
      {children}
    </Link>
  );
}
