/**
 * A ref for the field that a dialog begins with. The dialog itself gives the focus, by the attribute that React keeps for
 * itself; React's own focus comes too early and is taken away again.
 */
export function firstFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
