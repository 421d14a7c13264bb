import './mega-menu.css';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import type { Category } from '@sjaj/contract';
import { classNames, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { categoriesQuery, childrenOf } from '../../shared/categories.ts';
import { CategoryIcon } from '../../shared/article/category-icon.tsx';
import { MegaGroups } from './mega-groups.tsx';
import { MegaPromotion } from './mega-promotion.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

interface MegaPanelProps {
  readonly id: string;
  /** It was opened by keyboard: the focus goes to its first entry. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** Three levels: the top ones at the left, what is below the chosen one in the middle, one of its sales at the right. */
export function MegaPanel({ id, takesFocus, onClose }: MegaPanelProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const tops = childrenOf(categories, null);
  const [chosen, setChosen] = useState<Category | undefined>(undefined);
  const top = chosen ?? tops[0];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[data-column="top"]')?.focus();
  }, [takesFocus]);
  return (
    <>
      <div className="shop-mega-box">
        <div className="sj-wrap">
          <div ref={panel} id={id} className="shop-mega" onKeyDown={(event) => moveFocus(event, panel.current)}>
            <Tops tops={tops} current={top} onChoose={setChosen} onLeave={onClose} />
            {top && <MegaGroups top={top} categories={categories} onLeave={onClose} />}
            {top && <MegaPromotion categoryId={top.id} />}
          </div>
        </div>
      </div>
      <div className="shop-scrim" onMouseDown={onClose} />
    </>
  );
}

interface TopsProps {
  readonly tops: readonly Category[];
  readonly current: Category | undefined;
  readonly onChoose: (category: Category) => void;
  readonly onLeave: () => void;
}

function Tops({ tops, current, onChoose, onLeave }: TopsProps) {
  const Link = useUiLink();
  const intent = useHoverIntent();
  return (
    <ul className="shop-mega-tops">
      {tops.map((category) => (
        <li key={category.id}>
          <Link
            href={categoryAddress(category)}
            className={classNames('shop-mega-top', category === current && 'shop-mega-on')}
            data-column="top"
            onClick={onLeave}
            onFocus={() => onChoose(category)}
            onMouseEnter={() => intent.enter(() => onChoose(category))}
            onMouseLeave={intent.cancel}
          >
            <CategoryIcon name={category.icon} size={20} />
            <span className="sj-grow">{category.title}</span>
            <IconChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Up and down go through a column, right into the sub-categories, left back to the top ones. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!panel || !(focused instanceof HTMLElement)) return;
  const column = (name: string) => [...panel.querySelectorAll<HTMLElement>(`[data-column="${name}"]`)];
  const next = nextFocus(event.key, focused, column);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

type Column = (name: string) => readonly HTMLElement[];

/** What the key leads to; null where the column ends, undefined for a key that means nothing here. */
function nextFocus(key: string, focused: HTMLElement, column: Column): HTMLElement | null | undefined {
  const here = focused.dataset['column'];
  if (here === undefined) return undefined;
  if (key === 'ArrowRight' && here === 'top') return column('below')[0] ?? null;
  if (key === 'ArrowLeft' && here === 'below') {
    return column('top').find((element) => element.classList.contains('shop-mega-on')) ?? null;
  }
  const list = column(here);
  const index = list.indexOf(focused);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: list.length - 1 }[key];
  return target === undefined ? undefined : (list[target] ?? null);
}
