import { afterKey, NOTHING_TYPED } from './type-ahead.logic.ts';

const FIELD = '.shop-placeholder-search';
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Keeps what is typed into the search field while the app is loading, and shows it in the frame. The field of the app takes it over.
 * The frame has no field of its own: the app would take its focus away in the middle of a word.
 */
export function recordTypeAhead(): void {
  let state = NOTHING_TYPED;
  const fieldOf = (): HTMLElement | null => document.querySelector<HTMLElement>(FIELD);
  const show = (field: HTMLElement): void => {
    field.textContent = state.text;
    field.toggleAttribute('data-open', state.isOpen);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const field = fieldOf();
    const isShown = field !== null && field.offsetParent !== null;
    if (!isShown || event.isComposing || isEditable(event.target)) return;
    const next = afterKey(state, event);
    if (next === state) return;
    event.preventDefault();
    state = next;
    show(field);
  };
  const onPointerDown = ({ target }: PointerEvent): void => {
    const field = fieldOf();
    if (!field || !(target instanceof Element) || state.isSent) return;
    state = target.closest(FIELD) ? { ...state, isOpen: true } : NOTHING_TYPED;
    show(field);
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  window.sjajTypeAhead = {
    take: () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      return state;
    },
  };
}
