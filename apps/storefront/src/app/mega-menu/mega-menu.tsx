import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from '@tanstack/react-router';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Button, lazyPart } from '@sjaj/ui';
import { onCategoryMenu } from '../../shared/category-menu.ts';
import { t } from '../../shared/texts/t.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const MegaPanel = lazyPart(async () => (await import('./mega-panel.tsx')).MegaPanel);
const PANEL_ID = 'category-menu';

/** The button of the categories and their menu: by hover intent, by click and by keyboard. */
export function MegaMenu() {
  // What the pointer has opened, a press keeps open: on a slow device it comes just after.
  const [open, setOpen] = useState<false | 'hover' | 'press'>(false);
  const [byKeys, setByKeys] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const intent = useHoverIntent();
  const address = useLocation({ select: (location) => location.href });
  const close = () => {
    intent.cancel();
    setOpen(false);
  };
  useEffect(() => setOpen(false), [address]);
  useEffect(
    () =>
      onCategoryMenu(() => {
        setByKeys(true);
        setOpen('press');
      }),
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      setByKeys(true);
      setOpen('press');
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
  };
  return (
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onMouseEnter={() => void (open && intent.cancel())}
      onMouseLeave={() => intent.leave(close)}
    >
      <Button
        ref={button}
        size="sm"
        className="shop-categories"
        icon={open === 'press' ? <IconX size={18} aria-hidden="true" /> : <IconMenu2 size={18} aria-hidden="true" />}
        aria-expanded={!!open}
        aria-controls={PANEL_ID}
        onFocus={MegaPanel.preload}
        onMouseEnter={() => {
          MegaPanel.preload();
          if (open) return;
          setByKeys(false);
          intent.enter(() => setOpen('hover'));
        }}
        onClick={(event) => {
          intent.cancel();
          // A click without a pointer's position comes from Enter or Space.
          setByKeys(event.detail === 0);
          setOpen(open !== 'press' && 'press');
        }}
      >
        {t('frame.categories')}
      </Button>
      {open && <MegaPanel id={PANEL_ID} takesFocus={byKeys} onClose={close} />}
    </div>
  );
}
