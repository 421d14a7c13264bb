import './notice.css';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';

interface NoticeProps {
  readonly tone?: 'info' | 'warn' | 'error';
  /** Replaces the icon of the tone (18 px). */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

const ICON = { info: IconInfoCircle, warn: IconAlertTriangle, error: IconAlertCircle } as const;

/** A message within the page. An error is announced at once. */
export function Notice({ tone = 'info', icon, children, className }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <div
      className={classNames('sj-note', tone !== 'info' && `sj-note-${tone}`, className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {icon ?? <Icon size={18} aria-hidden="true" />}
      <div className="sj-grow">{children}</div>
    </div>
  );
}
