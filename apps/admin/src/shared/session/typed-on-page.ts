/** Fields whose text is a question to the page, and belongs to nobody. */
const ASKS_ONLY = 'input[type="search"]';

let isTyped = false;

/** Whether something was typed or chosen on the open page, saved or not. */
export const hasTyped = (): boolean => isTyped;

/** Called when another page is opened. */
export function forgetTyped(): void {
  isTyped = false;
}

/** Watches the fields of all pages and dialogs. */
export function watchTyping(target: EventTarget): void {
  const onInput = ({ target: field }: Event): void => {
    if (!(field instanceof Element && field.matches(ASKS_ONLY))) isTyped = true;
  };
  target.addEventListener('input', onInput, { capture: true });
}
