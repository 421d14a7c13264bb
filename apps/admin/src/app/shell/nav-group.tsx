import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import type { MenuGroup, Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import { WaitingCount } from './waiting-count.tsx';

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly resources: readonly Resource[];
  /** Whether the open page belongs to the group: going there opens the group. */
  readonly isHere: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** The entries. */
  readonly children: ReactNode;
}

/** Entries of the menu below a heading that opens and closes them. A closed group tells how much waits in it. */
export function NavGroup({ group, resources, isHere, isOpen, onToggle, children }: NavGroupProps) {
  const listId = useId();
  const open = useEffectEvent(() => onToggle(true));
  useEffect(() => {
    if (isHere) open();
  }, [isHere]);
  return (
    <li className="adm-nav-group">
      <button
        type="button"
        className="adm-nav adm-nav-head"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(!isOpen)}
      >
        <IconChevronRight size={16} className="adm-nav-chevron" aria-hidden="true" />
        {t(`menuGroup.${group}`)}
        {!isOpen && <WaitingCount resources={resources} />}
      </button>
      <ul id={listId} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </li>
  );
}
