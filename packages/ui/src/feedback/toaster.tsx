import './toaster.css';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useSelector } from '@tanstack/react-store';
import { classNames } from '../foundation/class-names.ts';
import { useUiText } from '../foundation/ui-provider.tsx';
import { announce } from './announcer.ts';
import { dismissToast, TOAST_MS, toastStore } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';

/** Shows the toasts: top right, above dialogs. Render it once, at the root of an app. */
export function Toaster() {
  const text = useUiText();
  const toasts = useSelector(toastStore);
  const element = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Reopening the popover moves it above a dialog that opened after the last toast.
    if (newest === undefined) return undefined;
    const box = element.current;
    box?.showPopover();
    return () => box?.hidePopover();
  }, [newest]);
  useKeyToNewest(element, newest);
  if (toasts.length === 0) return null;
  return (
    <div ref={element} className="sj-toaster" popover="manual" role="region" aria-label={text.notifications}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** F8 focuses the first button of the newest toast. When that toast goes, the focus returns to where it was. */
function useKeyToNewest(box: RefObject<HTMLElement | null>, newest: number | undefined): void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const button = box.current?.lastElementChild?.querySelector('button');
      if (event.key !== 'F8' || !button) return;
      event.preventDefault();
      if (!box.current?.contains(document.activeElement)) origin.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
  useEffect(() => {
    const { current } = origin;
    if (!(current instanceof HTMLElement) || document.activeElement !== document.body) return;
    origin.current = null;
    current.focus();
  }, [newest]);
}

const ICON = { done: IconCircleCheck, info: IconInfoCircle, warn: IconAlertTriangle, error: IconAlertCircle } as const;

function ToastView({ toast }: { readonly toast: Toast }) {
  const { id, tone = 'done', title, text: detail, onUndo, lastsMs = TOAST_MS } = toast;
  const text = useUiText();
  const [held, setHeld] = useState(false);
  const Icon = ICON[tone];
  useEffect(() => {
    announce([title, detail].filter(Boolean).join('. '), tone === 'error' ? 'alert' : 'status');
  }, [title, detail, tone]);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), lastsMs);
    return () => clearTimeout(timer);
  }, [held, id, lastsMs]);
  return (
    <div
      className={classNames('sj-toast', `sj-toast-${tone}`)}
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="sj-grow">
        <b>{title}</b>
        {detail && <div className="sj-sm sj-t2">{detail}</div>}
      </div>
      {onUndo && (
        <button
          type="button"
          className="sj-link sj-sm"
          aria-keyshortcuts="F8"
          onClick={() => {
            dismissToast(id);
            onUndo();
          }}
        >
          {text.undo}
        </button>
      )}
      <button type="button" className="sj-toast-close" aria-label={text.close} onClick={() => dismissToast(id)}>
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
